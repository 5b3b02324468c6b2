CREATE INDEX "orders_by_person" ON "orders" USING btree ("client_id","user_id","status");--> statement-breakpoint
CREATE INDEX "orders_by_service" ON "orders" USING btree ("client_id","service","status");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("client_id","state","status","user_id","date_ordered","order_id");