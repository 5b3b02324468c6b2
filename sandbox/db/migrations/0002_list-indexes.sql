DROP INDEX "orders_by_date";--> statement-breakpoint
CREATE INDEX "orders_sorted_by_number" ON "orders" USING btree ("client_id","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_reference" ON "orders" USING btree ("client_id","client_reference","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_case" ON "orders" USING btree ("client_id","case_title","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_court" ON "orders" USING btree ("client_id","court_name","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_court_back" ON "orders" USING btree ("client_id","court_name" DESC NULLS LAST,"order_id" DESC NULLS LAST,"status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_status" ON "orders" USING btree ("client_id","status","order_id","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_date" ON "orders" USING btree ("client_id","date_ordered","order_id","status","service","state","user_id");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_person" ON "orders" USING btree ("client_id","user_name","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_total" ON "orders" USING btree ("client_id","total_amount_cents","order_id","status","service","state","user_id","date_ordered");