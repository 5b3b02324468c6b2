CREATE TABLE "matter_list_readings" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "net_documents_cabinets" (
	"client_id" integer NOT NULL,
	"cabinet_id" text NOT NULL,
	"name" text NOT NULL,
	"repository_id" text NOT NULL,
	"primary_attribute_id" integer NOT NULL,
	"parent_attribute_id" integer NOT NULL,
	"organizing_attribute_id" integer NOT NULL,
	CONSTRAINT "net_documents_cabinets_client_id_cabinet_id_pk" PRIMARY KEY("client_id","cabinet_id")
);
--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "root_reference" text;--> statement-breakpoint
ALTER TABLE "matters" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "matter_list_readings" ADD CONSTRAINT "matter_list_readings_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "net_documents_cabinets" ADD CONSTRAINT "net_documents_cabinets_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "matters_by_name" ON "matters" USING btree ("client_id","display_name","matter_reference");--> statement-breakpoint
CREATE INDEX "matters_by_root" ON "matters" USING btree ("client_id","root_reference");--> statement-breakpoint
CREATE INDEX "matters_by_parent" ON "matters" USING btree ("client_id","parent_reference");--> statement-breakpoint
-- Until now matters lay in each other one level deep.
UPDATE "matters" SET "root_reference" = "parent_reference" WHERE "parent_reference" IS NOT NULL;
