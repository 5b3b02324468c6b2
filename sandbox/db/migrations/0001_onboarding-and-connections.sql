CREATE TABLE "monitoring_reports" (
	"report_id" serial PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_logins" (
	"user_id" integer NOT NULL,
	"state" text NOT NULL,
	"password_hash" text NOT NULL,
	"status" text NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"until" timestamp with time zone,
	"link_token" text,
	CONSTRAINT "filing_logins_user_id_state_pk" PRIMARY KEY("user_id","state"),
	CONSTRAINT "filing_logins_link_token_unique" UNIQUE("link_token")
);
--> statement-breakpoint
CREATE TABLE "sent_mails" (
	"mail_id" serial PRIMARY KEY NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"link" text
);
--> statement-breakpoint
CREATE TABLE "connect_requests" (
	"code" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"integration_name" text NOT NULL,
	"state" text NOT NULL,
	"route_id" text,
	"asked_at" timestamp with time zone NOT NULL,
	"allowed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD COLUMN "card_id" integer;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "idempotency_key" text;--> statement-breakpoint
ALTER TABLE "client_cards" ADD COLUMN "replaced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "filing_logins" ADD CONSTRAINT "filing_logins_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sent_mails_by_recipient" ON "sent_mails" USING btree ("recipient","mail_id");--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_card_id_client_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."client_cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "client_cards_on_file" ON "client_cards" USING btree ("client_id") WHERE "client_cards"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "client_cards_by_key" ON "client_cards" USING btree ("client_id","idempotency_key");