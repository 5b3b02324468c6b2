CREATE TABLE "courtesy_copies" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"recipient_name" text NOT NULL,
	"chambers" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"copies" integer NOT NULL,
	"deliver_by" date,
	"instructions" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"printed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"received_by" text
);
--> statement-breakpoint
ALTER TABLE "filing_recipients" ADD COLUMN "opened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filings" ADD COLUMN "status_text" text;--> statement-breakpoint
ALTER TABLE "status_history" ADD COLUMN "status_text" text;--> statement-breakpoint
ALTER TABLE "courtesy_copies" ADD CONSTRAINT "courtesy_copies_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_by_case" ON "orders" USING btree ("client_id","case_number") WHERE "orders"."case_number" is not null;