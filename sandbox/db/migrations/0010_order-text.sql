CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
CREATE INDEX "orders_by_text" ON "orders" USING gin ("search_text" gin_trgm_ops);