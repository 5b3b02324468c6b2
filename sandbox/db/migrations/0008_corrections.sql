ALTER TABLE "orders" ADD COLUMN "corrects_order_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_corrects_order_id_orders_order_id_fk" FOREIGN KEY ("corrects_order_id") REFERENCES "public"."orders"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_by_corrected_order" ON "orders" USING btree ("corrects_order_id") WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "orders_by_corrected_order" ON "orders" USING btree ("corrects_order_id");