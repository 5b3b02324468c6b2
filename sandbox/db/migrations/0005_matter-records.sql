CREATE TABLE "matter_expenses" (
	"expense_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"matter_reference" text NOT NULL,
	"date" date NOT NULL,
	"note" text NOT NULL,
	"quantity" numeric NOT NULL,
	"price_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"expense_category_id" text,
	"non_billable" boolean DEFAULT false NOT NULL,
	"billed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"matter_reference" text NOT NULL,
	"parent_id" text,
	"name" text NOT NULL,
	"is_folder" boolean NOT NULL,
	"content_type" text,
	"description" text DEFAULT '' NOT NULL,
	"size_bytes" integer,
	"content" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"reference" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter_pushes" (
	"push_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"mapping_id" text NOT NULL,
	"integration_name" text NOT NULL,
	"matter_reference" text NOT NULL,
	"kind" text NOT NULL,
	"source_id" text NOT NULL,
	"name" text NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "matter_expenses" ADD CONSTRAINT "matter_expenses_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_files" ADD CONSTRAINT "matter_files_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_pushes" ADD CONSTRAINT "matter_pushes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_pushes" ADD CONSTRAINT "matter_pushes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "matter_expenses_by_reference" ON "matter_expenses" USING btree ("client_id","matter_reference","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_files_by_reference" ON "matter_files" USING btree ("client_id","matter_reference","reference");--> statement-breakpoint
CREATE INDEX "matter_files_by_folder" ON "matter_files" USING btree ("client_id","matter_reference","parent_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_pushes_key" ON "matter_pushes" USING btree ("client_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "matter_pushes_by_order" ON "matter_pushes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "matter_pushes_by_mapping" ON "matter_pushes" USING btree ("mapping_id","status");--> statement-breakpoint
CREATE INDEX "matter_pushes_by_user" ON "matter_pushes" USING btree ("user_id","status");