CREATE TABLE "text_recognitions" (
	"file_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"result_file_id" text,
	"pages_made_searchable" integer
);
--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "made_from_file_id" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "made_by" text;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "origin_file_id" text;--> statement-breakpoint
ALTER TABLE "text_recognitions" ADD CONSTRAINT "text_recognitions_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "files_by_making" ON "files" USING btree ("made_from_file_id","made_by");--> statement-breakpoint
CREATE INDEX "files_by_origin" ON "files" USING btree ("origin_file_id");