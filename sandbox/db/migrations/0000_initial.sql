CREATE TABLE "bank_accounts" (
	"bank_account_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"account_holder_name" text collate "und-x-icu" NOT NULL,
	"bank_name" text collate "und-x-icu" NOT NULL,
	"account_type" text NOT NULL,
	"last4" text NOT NULL,
	"status" text NOT NULL,
	"is_default" boolean NOT NULL,
	"verifies_on" text,
	"return_code" text,
	"bank_behavior" text,
	"authorized_by" text NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "invoice_reminders" (
	"reminder_id" serial PRIMARY KEY NOT NULL,
	"invoice_id" integer NOT NULL,
	"kind" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"recipient" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"invoice_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"number" text NOT NULL,
	"status" text NOT NULL,
	"period_start" text NOT NULL,
	"period_end" text NOT NULL,
	"issued_on" text,
	"due_date" text,
	"payment_terms" text NOT NULL,
	"subtotal_cents" integer DEFAULT 0 NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"credit_cents" integer DEFAULT 0 NOT NULL,
	"total_cents" integer DEFAULT 0 NOT NULL,
	"matter_count" integer DEFAULT 0 NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"closed_on" text,
	CONSTRAINT "invoices_number_unique" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "payment_allocations" (
	"payment_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"surcharge_cents" integer NOT NULL,
	CONSTRAINT "payment_allocations_payment_id_invoice_id_pk" PRIMARY KEY("payment_id","invoice_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"payment_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"method_label" text NOT NULL,
	"funding" text,
	"amount_cents" integer NOT NULL,
	"surcharge_cents" integer NOT NULL,
	"surcharge_basis_points" integer DEFAULT 0 NOT NULL,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"applied_on" text NOT NULL,
	"expected_on" text,
	"created_at" timestamp with time zone NOT NULL,
	"failure_code" text,
	"taken_back_on" text,
	"user_id" integer,
	"user_name" text collate "und-x-icu",
	"idempotency_key" text,
	"fingerprint" text,
	"answer" text
);
--> statement-breakpoint
CREATE TABLE "processor_captures" (
	"payment_id" integer PRIMARY KEY NOT NULL,
	"amount_cents" integer NOT NULL,
	"captured_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "charges" (
	"fee_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"filing_id" text,
	"client_reference" text collate "und-x-icu" NOT NULL,
	"matter_name" text collate "und-x-icu" NOT NULL,
	"mapping_id" text,
	"service" text NOT NULL,
	"description" text NOT NULL,
	"reason" text NOT NULL,
	"category" text NOT NULL,
	"charged_at" timestamp with time zone NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text collate "und-x-icu" NOT NULL,
	"amount_cents" integer NOT NULL,
	"status" text NOT NULL,
	"settlement" text NOT NULL,
	"invoice_number" text,
	"credit_of_fee_id" integer,
	"integration_status" text DEFAULT 'not-connected' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_categories" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"ecf_case_type" text NOT NULL,
	"procedure_remedy_initial" text NOT NULL,
	"procedure_remedy_subsequent" text NOT NULL,
	"damage_amount_initial" text NOT NULL,
	"damage_amount_subsequent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_types" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"case_category" text NOT NULL,
	"initial" boolean NOT NULL,
	"fee_cents" integer NOT NULL,
	"will_filed_date" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "court_policies" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"policy_version" text NOT NULL,
	"effective_date" text NOT NULL,
	"last_updated" timestamp with time zone NOT NULL,
	"court_time_zone" text NOT NULL,
	"filing_day_ends_at" text NOT NULL,
	"max_document_bytes" integer NOT NULL,
	"max_envelope_bytes" integer NOT NULL,
	"max_filings_per_envelope" integer NOT NULL,
	"max_attachments_per_filing" integer NOT NULL,
	"max_file_name_length" integer NOT NULL,
	"allowed_file_types" jsonb NOT NULL,
	"refuses_encrypted_pdf" boolean NOT NULL,
	"refuses_xfa_forms" boolean NOT NULL,
	"requires_text_searchable_pdf" boolean NOT NULL,
	"accepts_fee_waiver" boolean NOT NULL,
	CONSTRAINT "court_policies_state_location_pk" PRIMARY KEY("state","location")
);
--> statement-breakpoint
CREATE TABLE "courts" (
	"state" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"tables_of" text NOT NULL,
	"initial" boolean NOT NULL,
	"subsequent" boolean NOT NULL,
	"parent_node_id" text,
	"is_county" boolean NOT NULL,
	"allowable_card_types" text NOT NULL,
	"restrict_bank_account_payment" boolean NOT NULL,
	"allow_hearing" boolean NOT NULL,
	"allow_return_date" boolean NOT NULL,
	"allow_max_fee_amount" boolean NOT NULL,
	"show_return_on_reject" boolean NOT NULL,
	"has_protected_case_types" boolean NOT NULL,
	"protected_case_types" text,
	"protected_case_replacement_string" text,
	"show_damage_amount" boolean NOT NULL,
	"allow_service_on_initial" boolean NOT NULL,
	"allow_add_service_contacts_on_initial" boolean NOT NULL,
	"allow_multiple_attorneys" boolean NOT NULL,
	"allow_filing_into_non_indexed_case" boolean NOT NULL,
	"disallow_copying_envelope_multiple_times" boolean NOT NULL,
	"time_zone" text,
	CONSTRAINT "courts_state_code_pk" PRIMARY KEY("state","code")
);
--> statement-breakpoint
CREATE TABLE "cross_references" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"case_type_id" text,
	"is_default" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"validation_regex" text,
	"custom_validation_failure_message" text
);
--> statement-breakpoint
CREATE TABLE "damage_amounts" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"case_category" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_fields" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"is_visible" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"is_read_only" boolean NOT NULL,
	"help_text" text,
	"ghost_text" text,
	"contextual_help_data" text,
	"validation_message" text,
	"regular_expression" text,
	"default_value_expression" text
);
--> statement-breakpoint
CREATE TABLE "disclaimer_requirements" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"list_order" integer NOT NULL,
	"requirement_text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filer_types" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "party_types" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"is_available_for_new_parties" boolean NOT NULL,
	"is_required" boolean NOT NULL,
	"case_type_id" text,
	"amount_cents" integer,
	"number_of_parties_to_ignore" integer,
	"date_of_death" text,
	"display_order" integer
);
--> statement-breakpoint
CREATE TABLE "procedure_remedies" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"case_category" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_types" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"service_method" text NOT NULL,
	"fee_cents" integer,
	"disclaimer_text" text
);
--> statement-breakpoint
CREATE TABLE "due_work" (
	"work_id" serial PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"set_aside_at" timestamp with time zone,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "monitoring_reports" (
	"report_id" serial PRIMARY KEY NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_settings" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "token_generations" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"generation" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "case_numbers" (
	"state" text NOT NULL,
	"court_code" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "case_numbers_state_court_code_year_pk" PRIMARY KEY("state","court_code","year")
);
--> statement-breakpoint
CREATE TABLE "court_cases" (
	"case_tracking_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"court_code" text NOT NULL,
	"court_name" text collate "und-x-icu" NOT NULL,
	"case_number" text collate "und-x-icu" NOT NULL,
	"case_title" text collate "und-x-icu" NOT NULL,
	"case_category_code" text DEFAULT '' NOT NULL,
	"case_category_name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"case_type_code" text DEFAULT '' NOT NULL,
	"case_type_name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"judge" text,
	"status" text DEFAULT 'Open' NOT NULL,
	"client_reference" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"parties" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "closed_calendars" (
	"state" text NOT NULL,
	"court_code" text NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	CONSTRAINT "closed_calendars_state_court_code_pk" PRIMARY KEY("state","court_code")
);
--> statement-breakpoint
CREATE TABLE "hearing_places" (
	"place_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "hearing_places_place_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 88200 CACHE 1),
	"state" text NOT NULL,
	"court_code" text NOT NULL,
	"hearing_slot_id" text NOT NULL,
	"filing_id" text,
	"motion_type_code" text,
	"reserved_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lost_hearings" (
	"filing_id" text NOT NULL,
	"hearing_slot_id" text NOT NULL,
	"refused_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lost_hearings_filing_id_hearing_slot_id_pk" PRIMARY KEY("filing_id","hearing_slot_id")
);
--> statement-breakpoint
CREATE TABLE "courtesy_copies" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"recipient_name" text collate "und-x-icu" NOT NULL,
	"chambers" text DEFAULT '' NOT NULL,
	"address" text NOT NULL,
	"copies" integer NOT NULL,
	"deliver_by" date,
	"single_sided" boolean DEFAULT false NOT NULL,
	"tabs" boolean DEFAULT false NOT NULL,
	"binder" boolean DEFAULT false NOT NULL,
	"of_order_id" integer,
	"instructions" text DEFAULT '' NOT NULL,
	"stage" text NOT NULL,
	"printed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"received_by" text
);
--> statement-breakpoint
CREATE TABLE "docket_documents" (
	"client_id" integer NOT NULL,
	"document_key" text NOT NULL,
	"case_number" text collate "und-x-icu" NOT NULL,
	"by_name" text collate "und-x-icu" NOT NULL,
	"fetched_at" timestamp with time zone NOT NULL,
	CONSTRAINT "docket_documents_client_id_document_key_pk" PRIMARY KEY("client_id","document_key")
);
--> statement-breakpoint
CREATE TABLE "docket_reads" (
	"client_id" integer NOT NULL,
	"provider_case_id" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "docket_reads_client_id_provider_case_id_pk" PRIMARY KEY("client_id","provider_case_id")
);
--> statement-breakpoint
CREATE TABLE "pacer_limits" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"firm_month_cents" integer,
	"case_month_cents" integer,
	"unasked_cents" integer
);
--> statement-breakpoint
CREATE TABLE "pacer_purchases" (
	"purchase_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text collate "und-x-icu" NOT NULL,
	"kind" text NOT NULL,
	"provider_case_id" text,
	"document_key" text,
	"description" text NOT NULL,
	"pages" integer NOT NULL,
	"amount_cents" integer NOT NULL,
	"client_code" text,
	"purchased_at" timestamp with time zone NOT NULL,
	"key" text
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"feed_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"secret_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_read_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "docket_deadlines" (
	"deadline_id" uuid NOT NULL,
	"client_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"product_case_id" integer NOT NULL,
	"version" integer NOT NULL,
	"rule_id" text,
	"title" text collate "und-x-icu" NOT NULL,
	"date" date NOT NULL,
	"source" text NOT NULL,
	"from_day" date,
	"docket_entry_id" text,
	"counted" jsonb NOT NULL,
	"note" text,
	"status" text NOT NULL,
	"by_name" text collate "und-x-icu" NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "docket_deadlines_client_id_deadline_id_pk" PRIMARY KEY("client_id","deadline_id")
);
--> statement-breakpoint
CREATE TABLE "docket_entry_texts" (
	"docket_entry_id" text PRIMARY KEY NOT NULL,
	"provider_case_id" text NOT NULL,
	"entered_at" timestamp with time zone NOT NULL,
	"entry_type" text NOT NULL,
	"entry_number" integer,
	"served_on" date,
	"is_removed" boolean DEFAULT false NOT NULL,
	"description" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', description)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docket_indexed_cases" (
	"provider_case_id" text PRIMARY KEY NOT NULL,
	"through" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "docket_news" (
	"change_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"docket_entry_id" text DEFAULT '' NOT NULL,
	"entry_type" text,
	"filed_by" text,
	"has_documents" boolean DEFAULT false NOT NULL,
	"before" text,
	"after" text,
	"setting_ids" integer[] DEFAULT '{}' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_text(coalesce(before, '') || ' ' || coalesce(after, ''))) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docket_news_reads" (
	"user_id" integer NOT NULL,
	"change_id" integer NOT NULL,
	CONSTRAINT "docket_news_reads_user_id_change_id_pk" PRIMARY KEY("user_id","change_id")
);
--> statement-breakpoint
CREATE TABLE "docket_tellings" (
	"recipient" text NOT NULL,
	"change_id" integer NOT NULL,
	"client_id" integer NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "docket_tellings_recipient_change_id_pk" PRIMARY KEY("recipient","change_id")
);
--> statement-breakpoint
CREATE TABLE "bulk_sync_cases" (
	"bulk_order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"product_case_id" integer NOT NULL,
	"case_number" text collate "und-x-icu" NOT NULL,
	"description" text NOT NULL,
	"matter" jsonb NOT NULL,
	"sub_action_order_id" integer,
	"failure" jsonb,
	CONSTRAINT "bulk_sync_cases_bulk_order_id_position_pk" PRIMARY KEY("bulk_order_id","position")
);
--> statement-breakpoint
CREATE TABLE "bulk_sync_orders" (
	"bulk_order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"state" text NOT NULL,
	"account_name" text collate "und-x-icu" NOT NULL,
	"retry_of_order_id" integer
);
--> statement-breakpoint
CREATE TABLE "docket_account_tries" (
	"credential_type" text NOT NULL,
	"user_name" text collate "und-x-icu" NOT NULL,
	"tries" integer NOT NULL,
	"locked_until" timestamp with time zone,
	CONSTRAINT "docket_account_tries_credential_type_user_name_pk" PRIMARY KEY("credential_type","user_name")
);
--> statement-breakpoint
CREATE TABLE "docket_changes" (
	"change_id" serial PRIMARY KEY NOT NULL,
	"provider_case_id" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"docket_entry_id" text,
	"text" text DEFAULT '' NOT NULL,
	"filing_id" text,
	"envelope_id" text
);
--> statement-breakpoint
CREATE TABLE "docket_credentials" (
	"credential_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"credential_type" text NOT NULL,
	"user_name" text collate "und-x-icu" NOT NULL,
	"client_code" text,
	"problem" text,
	"problem_since" timestamp with time zone,
	"verified_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"has_immediate_updates" boolean DEFAULT false NOT NULL,
	"last_notice_at" timestamp with time zone,
	"immediate_updates_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "docket_notification_settings" (
	"notification_setting_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"notification_type" text NOT NULL,
	"frequency" text NOT NULL,
	"subscription_id" integer DEFAULT 0 NOT NULL,
	"order_id" integer DEFAULT 0 NOT NULL,
	"name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"filter" jsonb,
	"send_at" text DEFAULT '07:00' NOT NULL,
	"recipients" jsonb NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docket_order_keys" (
	"client_id" integer NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"order_id" integer NOT NULL,
	CONSTRAINT "docket_order_keys_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "docket_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"product_case_id" integer NOT NULL,
	"provider_id" integer NOT NULL,
	"provider_case_id" text NOT NULL,
	"account_name" text collate "und-x-icu" NOT NULL,
	"state" text NOT NULL,
	"failure_reason" text,
	"bulk_order_id" integer,
	"is_sub_order" boolean DEFAULT false NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"started_at" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"stop_reason" text,
	"last_synced_at" timestamp with time zone,
	"told_trouble" text,
	"paid_through" date,
	"paid_months" integer DEFAULT 0 NOT NULL,
	"auto_fetch" text DEFAULT 'free-only' NOT NULL,
	"auto_fetch_user_id" integer,
	"auto_fetch_user_name" text collate "und-x-icu"
);
--> statement-breakpoint
CREATE TABLE "docket_outages" (
	"provider_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "docket_searches" (
	"search_id" bigserial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"searched_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"version" integer NOT NULL,
	"filing_flow" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_user_id" integer NOT NULL,
	"saved_by_name" text collate "und-x-icu" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"idempotency_key" text
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"envelope_id" serial NOT NULL,
	"case_id" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"draft_version" integer DEFAULT 1 NOT NULL,
	"content" jsonb NOT NULL,
	"fees" jsonb NOT NULL,
	"payment" jsonb NOT NULL,
	"result" jsonb NOT NULL,
	"submitted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "envelopes_envelope_id_unique" UNIQUE("envelope_id")
);
--> statement-breakpoint
CREATE TABLE "extractions" (
	"extraction_id" uuid PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"purpose" text NOT NULL,
	"state" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"papers" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"problem" text,
	"confirmed" jsonb,
	"confirmed_by" text,
	"confirmed_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fee_quotes" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"order_id" integer,
	"fees" jsonb NOT NULL,
	"quoted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"mapping_id" text,
	"file_name" text collate "und-x-icu" NOT NULL,
	"content_type" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"page_count" integer,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL,
	"made_from_file_id" text,
	"made_by" text,
	"integrated_document_id" text,
	"integrated_version" integer,
	"retailer_reference" text,
	"origin_file_id" text
);
--> statement-breakpoint
CREATE TABLE "text_recognitions" (
	"file_id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"result_file_id" text,
	"pages_made_searchable" integer
);
--> statement-breakpoint
CREATE TABLE "attorneys" (
	"attorney_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"state" text NOT NULL,
	"first_name" text collate "und-x-icu" NOT NULL,
	"middle_name" text collate "und-x-icu",
	"last_name" text collate "und-x-icu" NOT NULL,
	"bar_number" text NOT NULL,
	"email" text collate "und-x-icu"
);
--> statement-breakpoint
CREATE TABLE "firm_admins" (
	"tyler_user_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"state" text NOT NULL,
	"first_name" text collate "und-x-icu" NOT NULL,
	"middle_name" text collate "und-x-icu",
	"last_name" text collate "und-x-icu" NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"is_activated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_accounts" (
	"payment_account_id" text PRIMARY KEY NOT NULL,
	"client_id" integer,
	"state" text NOT NULL,
	"payment_account_type_code" text NOT NULL,
	"account_name" text collate "und-x-icu" NOT NULL,
	"card_type" text,
	"card_last4" text,
	"card_month" integer,
	"card_year" integer,
	"card_holder_name" text collate "und-x-icu",
	"card_id" integer,
	"active" boolean DEFAULT true NOT NULL,
	"processor_behavior" text DEFAULT 'ok' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registered_firms" (
	"firm_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"client_id" integer NOT NULL,
	"firm_name" text collate "und-x-icu" NOT NULL,
	"is_individual" boolean NOT NULL,
	"admin_user_id" text NOT NULL,
	"admin_email" text NOT NULL,
	"password_hash" text NOT NULL,
	"registered_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "address_states" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"country_code" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "document_types" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"filing_code_id" text,
	"is_court_use_only" boolean NOT NULL,
	"is_default" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_components" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"filing_code_id" text NOT NULL,
	"required" boolean NOT NULL,
	"allow_multiple" boolean NOT NULL,
	"display_order" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_statuses" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_types" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"fee_cents" integer,
	"case_category" text,
	"case_type_id" text,
	"filing_type" text NOT NULL,
	"is_court_use_only" boolean NOT NULL,
	"civil_claim_amount" text NOT NULL,
	"probate_estate_amount" text NOT NULL,
	"amount_in_controversy" text NOT NULL,
	"use_due_date" boolean NOT NULL,
	"is_proposed_order" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "languages" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "motion_types" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"filing_code_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "name_suffixes" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "optional_services" (
	"state" text NOT NULL,
	"location" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"filing_code_id" text NOT NULL,
	"display_order" integer NOT NULL,
	"fee_cents" integer NOT NULL,
	"multiplier" boolean NOT NULL,
	"alt_fee_desc" text,
	"has_fee_prompt" boolean NOT NULL,
	"fee_prompt_text" text
);
--> statement-breakpoint
CREATE TABLE "provider_errors" (
	"state" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL
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
CREATE TABLE "mail_attachments" (
	"attachment_id" serial PRIMARY KEY NOT NULL,
	"mail_id" integer NOT NULL,
	"file_name" text collate "und-x-icu" NOT NULL,
	"content_type" text NOT NULL,
	"content" "bytea" NOT NULL
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
CREATE TABLE "filing_templates" (
	"template_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"client_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"state" text NOT NULL,
	"filing_flow" text NOT NULL,
	"content" jsonb NOT NULL,
	"created_by_user_id" integer NOT NULL,
	"created_by_name" text collate "und-x-icu" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	"idempotency_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing_documents" (
	"document_id" text PRIMARY KEY NOT NULL,
	"filing_id" text NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"filing_component_code" text,
	"document_type_code" text,
	"document_type_name" text collate "und-x-icu",
	"page_count" integer NOT NULL,
	"size_bytes" integer NOT NULL,
	"stamped_file_id" text,
	"stamped_expires_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "filing_recipients" (
	"recipient_id" serial PRIMARY KEY NOT NULL,
	"filing_id" text NOT NULL,
	"service_contact_id" text,
	"name" text collate "und-x-icu" NOT NULL,
	"firm_name" text collate "und-x-icu",
	"email" text collate "und-x-icu" NOT NULL,
	"status_code" text NOT NULL,
	"is_opened" boolean DEFAULT false NOT NULL,
	"served_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"failure_reason" text,
	"served_again_order_id" integer
);
--> statement-breakpoint
CREATE TABLE "filings" (
	"filing_id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"entry_id" text NOT NULL,
	"position" integer NOT NULL,
	"filing_type_code" text NOT NULL,
	"filing_type_name" text collate "und-x-icu" NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"comments_to_clerk" text DEFAULT '' NOT NULL,
	"action" text NOT NULL,
	"security" text NOT NULL,
	"status" text NOT NULL,
	"status_text" text,
	"reference_number" text,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"submitted_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"filed_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"reviewer_comments" text,
	"reject_reason_code" text,
	"reject_reason_text" text,
	"correct_by" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notices_of_filing" (
	"envelope_order_id" integer PRIMARY KEY NOT NULL,
	"notice_order_id" integer
);
--> statement-breakpoint
CREATE TABLE "fl_accounts" (
	"account_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"logon_name" text NOT NULL,
	"first_name" text collate "und-x-icu" NOT NULL,
	"last_name" text collate "und-x-icu" NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"role" text NOT NULL,
	"bar_number" text,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fl_case_types" (
	"case_type_id" text PRIMARY KEY NOT NULL,
	"division_id" text NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"court_type" text NOT NULL,
	"filing_fee_cents" integer NOT NULL,
	"asks_for_amount_of_claim" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fl_cases" (
	"ucn" text PRIMARY KEY NOT NULL,
	"court_id" text NOT NULL,
	"division_id" text NOT NULL,
	"court_type" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"case_type_id" text,
	"traffic_citation_number" text,
	"case_title" text collate "und-x-icu" NOT NULL,
	"judge" text,
	"status" text DEFAULT 'Open' NOT NULL,
	"filed_date" date NOT NULL,
	"is_filing_allowed" boolean DEFAULT true NOT NULL,
	"is_confidential" boolean DEFAULT false NOT NULL,
	"parties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fl_courts" (
	"court_id" text PRIMARY KEY NOT NULL,
	"county_number" integer NOT NULL,
	"county" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"circuit" integer NOT NULL,
	"time_zone" text NOT NULL,
	"usual_suffix" text NOT NULL,
	"divisions" jsonb NOT NULL,
	"party_roles" jsonb NOT NULL,
	CONSTRAINT "fl_courts_county_number_unique" UNIQUE("county_number")
);
--> statement-breakpoint
CREATE TABLE "fl_docket_codes" (
	"division_id" text NOT NULL,
	"docket_code_id" text NOT NULL,
	"case_type_id" text,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"fee_cents" integer DEFAULT 0 NOT NULL,
	"use" text NOT NULL,
	"is_description_required" boolean NOT NULL,
	"allows_confidential" boolean NOT NULL,
	CONSTRAINT "fl_docket_codes_division_id_docket_code_id_pk" PRIMARY KEY("division_id","docket_code_id")
);
--> statement-breakpoint
CREATE TABLE "fl_judicial_officers" (
	"judicial_officer_id" text PRIMARY KEY NOT NULL,
	"court_id" text NOT NULL,
	"division_id" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"section" text NOT NULL,
	"proposed_order_formats" jsonb NOT NULL,
	"wants_cover_letter" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "fl_service_list" (
	"ucn" text NOT NULL,
	"recipient_id" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"firm_name" text collate "und-x-icu",
	"email" text collate "und-x-icu" NOT NULL,
	"alternate_emails" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_attorney" boolean DEFAULT true NOT NULL,
	"bar_number" text,
	"party_name" text collate "und-x-icu",
	"client_id" integer,
	"last_failed_at" timestamp with time zone,
	CONSTRAINT "fl_service_list_ucn_recipient_id_pk" PRIMARY KEY("ucn","recipient_id")
);
--> statement-breakpoint
CREATE TABLE "fl_templates" (
	"template_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"court_location" text NOT NULL,
	"division_id" text,
	"case_type_id" text,
	"docket_code_ids" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "former_serving_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
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
CREATE TABLE "integration_connections" (
	"user_id" integer NOT NULL,
	"integration_name" text NOT NULL,
	"is_connected" boolean NOT NULL,
	"connected_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	CONSTRAINT "integration_connections_user_id_integration_name_pk" PRIMARY KEY("user_id","integration_name")
);
--> statement-breakpoint
CREATE TABLE "mappings" (
	"mapping_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"client_reference" text collate "und-x-icu" NOT NULL,
	"matter_id" text DEFAULT '' NOT NULL,
	"json" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter_list_readings" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"read_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matters" (
	"client_id" integer NOT NULL,
	"matter_reference" text NOT NULL,
	"retailer_reference" text NOT NULL,
	"display_name" text collate "und-x-icu" NOT NULL,
	"description" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"status" text DEFAULT 'Open' NOT NULL,
	"client_name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"open_date" text NOT NULL,
	"parent_reference" text,
	"root_reference" text,
	"added_at" timestamp with time zone,
	"search_text" text GENERATED ALWAYS AS (plain_text(display_name || ' ' || description || ' ' || client_name)) STORED NOT NULL,
	CONSTRAINT "matters_client_id_matter_reference_pk" PRIMARY KEY("client_id","matter_reference")
);
--> statement-breakpoint
CREATE TABLE "net_documents_cabinets" (
	"client_id" integer NOT NULL,
	"cabinet_id" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"repository_id" text NOT NULL,
	"primary_attribute_id" integer NOT NULL,
	"parent_attribute_id" integer NOT NULL,
	"organizing_attribute_id" integer NOT NULL,
	CONSTRAINT "net_documents_cabinets_client_id_cabinet_id_pk" PRIMARY KEY("client_id","cabinet_id")
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"invitation_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"role" text NOT NULL,
	"token_hash" text NOT NULL,
	"invited_by_user_id" integer,
	"invited_by_name" text collate "und-x-icu" NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"accepted_by_user_id" integer,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "matter_expenses" (
	"expense_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"matter_reference" text NOT NULL,
	"date" date NOT NULL,
	"note" text NOT NULL,
	"quantity" numeric NOT NULL,
	"price_cents" integer NOT NULL,
	"reference" text NOT NULL,
	"fee_id" integer GENERATED ALWAYS AS (case when reference ~ '^order-[0-9]+-fee-[0-9]{1,9}$' then split_part(reference, '-', 4)::int end) STORED,
	"expense_category_id" text,
	"non_billable" boolean DEFAULT false NOT NULL,
	"billed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "matter_files" (
	"file_id" text PRIMARY KEY NOT NULL,
	"document_number" serial NOT NULL,
	"client_id" integer NOT NULL,
	"matter_reference" text NOT NULL,
	"parent_id" text,
	"name" text collate "und-x-icu" NOT NULL,
	"is_folder" boolean NOT NULL,
	"content_type" text,
	"description" text DEFAULT '' NOT NULL,
	"size_bytes" integer,
	"content" "bytea",
	"version" integer DEFAULT 1 NOT NULL,
	"checked_out_by" text collate "und-x-icu",
	"checked_out_at" timestamp with time zone,
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
	"name" text collate "und-x-icu" NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_try_at" timestamp with time zone,
	"arrived_at" timestamp with time zone,
	"sent_cents" integer,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "fsx_connections" (
	"client_id" integer PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"itk_request_id" text NOT NULL,
	"organization_id" text NOT NULL,
	"organization_name" text collate "und-x-icu" NOT NULL,
	"user_count" integer NOT NULL,
	"user_login_name" text NOT NULL,
	"user_email" text NOT NULL,
	"connected_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "fsx_requests" (
	"itk_request_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "multisource_cases" (
	"case_tracking_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"court_code" text NOT NULL,
	"case_number" text collate "und-x-icu" NOT NULL,
	"case_title" text collate "und-x-icu" NOT NULL,
	"case_category_code" text NOT NULL,
	"case_category_name" text collate "und-x-icu" NOT NULL,
	"case_type_code" text NOT NULL,
	"case_type_name" text collate "und-x-icu" NOT NULL,
	"judge" text,
	"status" text NOT NULL,
	"filed_at" timestamp with time zone NOT NULL,
	"is_confidential" boolean NOT NULL,
	"parties" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "multisource_courts" (
	"state" text NOT NULL,
	"court_id" text NOT NULL,
	"county" text NOT NULL,
	"provider" text NOT NULL,
	"filing_flows" jsonb NOT NULL,
	"org_name" text collate "und-x-icu",
	"org_unit_name" text collate "und-x-icu",
	"requires_fsx" boolean NOT NULL,
	"divisions" jsonb NOT NULL,
	CONSTRAINT "multisource_courts_state_court_id_pk" PRIMARY KEY("state","court_id")
);
--> statement-breakpoint
CREATE TABLE "multisource_tables" (
	"state" text NOT NULL,
	"provider" text NOT NULL,
	"tables" jsonb NOT NULL,
	"policy" jsonb NOT NULL,
	CONSTRAINT "multisource_tables_state_provider_pk" PRIMARY KEY("state","provider")
);
--> statement-breakpoint
CREATE TABLE "attention_pauses" (
	"user_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"until" date,
	CONSTRAINT "attention_pauses_user_id_order_id_pk" PRIMARY KEY("user_id","order_id")
);
--> statement-breakpoint
CREATE TABLE "notification_marks" (
	"user_id" integer NOT NULL,
	"notification_id" text NOT NULL,
	CONSTRAINT "notification_marks_user_id_notification_id_pk" PRIMARY KEY("user_id","notification_id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"quiet_from" text,
	"quiet_until" text,
	"digest_at" text,
	"time_zone" text,
	"digest_through" integer DEFAULT 0 NOT NULL,
	"digest_due_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "opt_in_events" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"type" text NOT NULL,
	"detail" text,
	"rating" integer,
	"reasons" text[]
);
--> statement-breakpoint
CREATE TABLE "opt_in_reminders" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"remind_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"order_id" serial PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"client_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"user_name" text collate "und-x-icu" NOT NULL,
	"service" text NOT NULL,
	"state" text NOT NULL,
	"provider" text,
	"status" text NOT NULL,
	"status_text" text NOT NULL,
	"date_ordered" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"client_reference" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"matter_name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"mapping_id" text,
	"case_title" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"case_number" text collate "und-x-icu",
	"case_tracking_id" text,
	"court_code" text,
	"court_name" text collate "und-x-icu",
	"envelope_id" text,
	"description" text DEFAULT '' NOT NULL,
	"total_amount_cents" integer DEFAULT 0 NOT NULL,
	"document_count" integer DEFAULT 0 NOT NULL,
	"lead_document_title" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"party_names" text DEFAULT '' NOT NULL,
	"document_names" text DEFAULT '' NOT NULL,
	"needs_attention" boolean DEFAULT false NOT NULL,
	"is_sent_back" boolean DEFAULT false NOT NULL,
	"is_undelivered" boolean DEFAULT false NOT NULL,
	"correct_by" timestamp with time zone,
	"copies_order_id" integer,
	"corrects_order_id" integer,
	"search_text" text GENERATED ALWAYS AS (plain_text(order_id::text || ' ' || client_reference || ' ' || matter_name || ' ' || coalesce(nullif(case_title, ''), replace(description, e'
', ' ')) || ' ' || coalesce(case_number, '') || ' ' || coalesce(envelope_id, '') || ' ' || replace(client_reference || ' ' || coalesce(case_number, ''), '-', '') || e'
' || description || ' ' || coalesce(court_name, '') || ' ' || user_name || ' ' || party_names || ' ' || document_names || ' ' || lead_document_title)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "paper_deliveries" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"service_level" text NOT NULL,
	"counter" text NOT NULL,
	"copies" integer NOT NULL,
	"return_copies" text NOT NULL,
	"advance_fees" boolean NOT NULL,
	"instructions" text DEFAULT '' NOT NULL,
	"arrives_on" date NOT NULL,
	"printed_at" timestamp with time zone,
	"delivered_at" timestamp with time zone,
	"received_by" text
);
--> statement-breakpoint
CREATE TABLE "client_cards" (
	"card_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"card_type" text NOT NULL,
	"last4" text NOT NULL,
	"expiry_month" integer NOT NULL,
	"expiry_year" integer NOT NULL,
	"card_holder_name" text collate "und-x-icu" NOT NULL,
	"is_default" boolean DEFAULT true NOT NULL,
	"funding" text DEFAULT 'credit' NOT NULL,
	"issuer_behavior" text,
	"idempotency_key" text,
	"created_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "client_secrets" (
	"client_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"value_hash" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "client_secrets_client_id_name_pk" PRIMARY KEY("client_id","name")
);
--> statement-breakpoint
CREATE TABLE "clients" (
	"client_id" serial PRIMARY KEY NOT NULL,
	"party_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"contact" text DEFAULT '' NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"finance_email" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"retailer_id" integer NOT NULL,
	"billing_cycle_period" integer DEFAULT 1 NOT NULL,
	"is_secure" boolean DEFAULT true NOT NULL,
	"country_iso3" text DEFAULT 'USA' NOT NULL,
	"customer_number" text DEFAULT '' NOT NULL,
	"source" text,
	"third_party_identifier" text,
	"credit_hold" boolean DEFAULT false NOT NULL,
	"is_held_by_dunning" boolean DEFAULT false NOT NULL,
	"payment_terms" text DEFAULT 'net-30' NOT NULL,
	"payment_terms_from" text,
	"payment_method" text,
	"time_zone" text DEFAULT 'America/Chicago' NOT NULL,
	"addresses" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sign_up_key_hash" text,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hourly_counts" (
	"subject" text PRIMARY KEY NOT NULL,
	"total" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_settings" (
	"profile_setting_id" serial PRIMARY KEY NOT NULL,
	"party_id" integer NOT NULL,
	"user_id" integer DEFAULT 0 NOT NULL,
	"service_id" integer DEFAULT 0 NOT NULL,
	"profile_setting_type" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"name_key" text NOT NULL,
	"value" text NOT NULL,
	"is_sensitive" boolean DEFAULT false NOT NULL,
	"read_only_for_type" integer,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retailers" (
	"retailer_id" integer PRIMARY KEY NOT NULL,
	"retailer_code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	CONSTRAINT "retailers_retailer_code_unique" UNIQUE("retailer_code")
);
--> statement-breakpoint
CREATE TABLE "roles" (
	"role_id" integer PRIMARY KEY NOT NULL,
	"role_name" text NOT NULL,
	CONSTRAINT "roles_role_name_unique" UNIQUE("role_name")
);
--> statement-breakpoint
CREATE TABLE "services" (
	"service_id" integer PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "services_code_unique" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"session_id" text PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_tries" (
	"user_name" text PRIMARY KEY NOT NULL,
	"tries" integer NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "user_roles" (
	"user_id" integer NOT NULL,
	"role_id" integer NOT NULL,
	CONSTRAINT "user_roles_user_id_role_id_pk" PRIMARY KEY("user_id","role_id")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"user_id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"user_administrator" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "users_user_name_unique" UNIQUE("user_name")
);
--> statement-breakpoint
CREATE TABLE "bouncing_addresses" (
	"email" text collate "und-x-icu" PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_contact_attachments" (
	"service_contact_id" text NOT NULL,
	"case_tracking_id" text NOT NULL,
	"case_party_id" text DEFAULT '' NOT NULL,
	CONSTRAINT "service_contact_attachments_case_tracking_id_case_party_id_service_contact_id_pk" PRIMARY KEY("case_tracking_id","case_party_id","service_contact_id")
);
--> statement-breakpoint
CREATE TABLE "service_contact_history" (
	"history_id" serial PRIMARY KEY NOT NULL,
	"case_tracking_id" text NOT NULL,
	"occurred_at" timestamp with time zone NOT NULL,
	"action" text NOT NULL,
	"service_contact_id" text NOT NULL,
	"contact_name" text collate "und-x-icu" NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"case_party_id" text,
	"party_name" text collate "und-x-icu",
	"changed_by_name" text collate "und-x-icu" NOT NULL,
	"changed_by_firm" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_contacts" (
	"service_contact_id" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"client_id" integer,
	"firm_name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"first_name" text collate "und-x-icu" NOT NULL,
	"middle_name" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"last_name" text collate "und-x-icu" NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"administrative_copy" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"address" jsonb,
	"phone" text,
	"is_public" boolean NOT NULL,
	"is_in_firm_master_list" boolean NOT NULL,
	"is_undeliverable" boolean DEFAULT false NOT NULL,
	"search_text" text GENERATED ALWAYS AS (plain_text(first_name || ' ' || middle_name || ' ' || last_name || ' ' || firm_name || ' ' || email)) STORED NOT NULL
);
--> statement-breakpoint
CREATE TABLE "service_requests" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"service" text NOT NULL,
	"status" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answers" jsonb NOT NULL,
	"fee_cents" integer NOT NULL,
	"expected_on" date NOT NULL,
	"done_at" timestamp with time zone,
	"result" jsonb
);
--> statement-breakpoint
CREATE TABLE "skip_trace_views" (
	"view_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"user_id" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "skip_traces" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"purposes" jsonb NOT NULL,
	"attested_by" text NOT NULL,
	"attested_at" timestamp with time zone NOT NULL,
	"is_found" boolean,
	"result" jsonb,
	"kept_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "serving_addresses" (
	"job_id" text NOT NULL,
	"address_id" text NOT NULL,
	"position" integer NOT NULL,
	"content" jsonb NOT NULL,
	"status" text NOT NULL,
	"proposed_by" text,
	"verification" jsonb NOT NULL,
	CONSTRAINT "serving_addresses_job_id_address_id_pk" PRIMARY KEY("job_id","address_id")
);
--> statement-breakpoint
CREATE TABLE "serving_attempts" (
	"attempt_id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "serving_custody" (
	"entry_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"file_id" text NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"job_id" text,
	"n" integer NOT NULL,
	"at" text NOT NULL,
	"actor" text NOT NULL,
	"event" text NOT NULL,
	"document_sha256" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "serving_drafts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"saved_by_user_id" integer NOT NULL,
	"saved_by_name" text collate "und-x-icu" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"idempotency_key" text
);
--> statement-breakpoint
CREATE TABLE "serving_history" (
	"history_id" serial PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"job_status" text NOT NULL,
	"hold_reason" text,
	"text" text NOT NULL,
	"actor" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "serving_jobs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"recipient" jsonb NOT NULL,
	"level" text NOT NULL,
	"extras" jsonb NOT NULL,
	"due_on" date,
	"instructions" text,
	"job_status" text NOT NULL,
	"hold_reason" text,
	"server" jsonb,
	"dispatched_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"first_attempt_by" timestamp with time zone,
	"complete_by" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "serving_messages" (
	"job_id" text NOT NULL,
	"message_id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"from" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "serving_messages_job_id_message_id_pk" PRIMARY KEY("job_id","message_id")
);
--> statement-breakpoint
CREATE TABLE "serving_offers" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"offer" text NOT NULL,
	"label" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"approved_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "serving_orders" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"mode" text NOT NULL,
	"case" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"filing_attorney" text,
	"notify_emails" jsonb NOT NULL,
	"after_filing_order_id" integer,
	"quote_id" text NOT NULL,
	"idempotency_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "serving_photos" (
	"photo_id" text PRIMARY KEY NOT NULL,
	"job_id" text NOT NULL,
	"attempt_id" text NOT NULL,
	"kind" text NOT NULL,
	"taken_at" timestamp with time zone NOT NULL,
	"sha256" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "serving_proofs" (
	"job_id" text PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"is_non_service" boolean NOT NULL,
	"file_id" text NOT NULL,
	"sha256" text NOT NULL,
	"signed_at" timestamp with time zone,
	"change_requests" jsonb NOT NULL,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	"filing_order_id" integer,
	"clerk_text" text
);
--> statement-breakpoint
CREATE TABLE "serving_quotes" (
	"quote_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"content_hash" text NOT NULL,
	"lines" jsonb NOT NULL,
	"total_cents" integer NOT NULL,
	"valid_until" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "serving_stories" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"seeded_at" timestamp with time zone NOT NULL,
	"story" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signature_envelopes" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"status" text NOT NULL,
	"title" text collate "und-x-icu" NOT NULL,
	"message" text NOT NULL,
	"is_in_order" boolean NOT NULL,
	"reminder_days" integer,
	"documents" jsonb NOT NULL,
	"fields" jsonb NOT NULL,
	"fee_cents" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text,
	"sealed_file_id" text,
	"certificate_file_id" text
);
--> statement-breakpoint
CREATE TABLE "signature_events" (
	"event_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"text" text NOT NULL,
	"ip" text
);
--> statement-breakpoint
CREATE TABLE "signature_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"signer_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"replaced_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "signature_signers" (
	"signer_id" text PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"name" text collate "und-x-icu" NOT NULL,
	"email" text collate "und-x-icu" NOT NULL,
	"status" text NOT NULL,
	"sent_at" timestamp with time zone,
	"consented_at" timestamp with time zone,
	"signed_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"decline_reason" text,
	"ip" text,
	"user_agent" text,
	"mark" jsonb,
	"initials" text,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kept_contents" (
	"client_id" integer NOT NULL,
	"sha256" text NOT NULL,
	"content" "bytea" NOT NULL,
	"size_bytes" integer NOT NULL,
	"page_count" integer NOT NULL,
	"text" text NOT NULL,
	"words" "tsvector" GENERATED ALWAYS AS (to_tsvector('english', text)) STORED NOT NULL,
	CONSTRAINT "kept_contents_client_id_sha256_pk" PRIMARY KEY("client_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "stamped_copies" (
	"document_id" text PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"order_id" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"sha256" text,
	"kept_at" timestamp with time zone,
	"checked_at" timestamp with time zone,
	"earlier_sha256" text,
	"tries" integer DEFAULT 0 NOT NULL,
	"failure" text
);
--> statement-breakpoint
CREATE TABLE "status_history" (
	"history_id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"filing_id" text,
	"at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"status_text" text,
	"actor" text NOT NULL,
	"comment" text
);
--> statement-breakpoint
CREATE TABLE "tracked_cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"client_id" integer NOT NULL,
	"state" text NOT NULL,
	"api_type" integer NOT NULL,
	"court_key" text NOT NULL,
	"number_key" text NOT NULL,
	"case_tracking_id" text,
	"provider_id" integer,
	"provider_case_id" text,
	"federal" boolean DEFAULT false NOT NULL,
	"court_system_id" integer,
	"court_id" text,
	"court_location_code" text,
	"court_name" text collate "und-x-icu" NOT NULL,
	"case_number" text collate "und-x-icu" NOT NULL,
	"case_title" text collate "und-x-icu" NOT NULL,
	"case_category" text,
	"case_type" text,
	"judge" text,
	"status" text,
	"filed_date" text,
	"is_physical" boolean DEFAULT false NOT NULL,
	"is_unlawful_detainer" boolean DEFAULT false NOT NULL,
	"uniform_case_number" text,
	"org_name" text collate "und-x-icu",
	"org_unit_name" text collate "und-x-icu",
	"client_reference" text collate "und-x-icu" DEFAULT '' NOT NULL,
	"retailer_reference" text,
	"retailer_matter_id" text,
	"docket_sync_order_id" integer,
	"added_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_accounts" ADD CONSTRAINT "bank_accounts_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoice_reminders" ADD CONSTRAINT "invoice_reminders_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_payment_id_payments_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("payment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_allocations" ADD CONSTRAINT "payment_allocations_invoice_id_invoices_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "charges" ADD CONSTRAINT "charges_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hearing_places" ADD CONSTRAINT "hearing_places_filing_id_filings_filing_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("filing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lost_hearings" ADD CONSTRAINT "lost_hearings_filing_id_filings_filing_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("filing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courtesy_copies" ADD CONSTRAINT "courtesy_copies_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "courtesy_copies" ADD CONSTRAINT "courtesy_copies_of_order_id_orders_order_id_fk" FOREIGN KEY ("of_order_id") REFERENCES "public"."orders"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_documents" ADD CONSTRAINT "docket_documents_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacer_limits" ADD CONSTRAINT "pacer_limits_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pacer_purchases" ADD CONSTRAINT "pacer_purchases_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD CONSTRAINT "calendar_feeds_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_deadlines" ADD CONSTRAINT "docket_deadlines_order_id_docket_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."docket_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_news" ADD CONSTRAINT "docket_news_order_id_docket_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."docket_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_news_reads" ADD CONSTRAINT "docket_news_reads_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_news_reads" ADD CONSTRAINT "docket_news_reads_change_id_docket_news_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."docket_news"("change_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_tellings" ADD CONSTRAINT "docket_tellings_change_id_docket_news_change_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."docket_news"("change_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_sync_cases" ADD CONSTRAINT "bulk_sync_cases_bulk_order_id_orders_order_id_fk" FOREIGN KEY ("bulk_order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_sync_orders" ADD CONSTRAINT "bulk_sync_orders_bulk_order_id_orders_order_id_fk" FOREIGN KEY ("bulk_order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bulk_sync_orders" ADD CONSTRAINT "bulk_sync_orders_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_credentials" ADD CONSTRAINT "docket_credentials_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_notification_settings" ADD CONSTRAINT "docket_notification_settings_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_orders" ADD CONSTRAINT "docket_orders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "docket_orders" ADD CONSTRAINT "docket_orders_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_quotes" ADD CONSTRAINT "fee_quotes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fee_quotes" ADD CONSTRAINT "fee_quotes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "text_recognitions" ADD CONSTRAINT "text_recognitions_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attorneys" ADD CONSTRAINT "attorneys_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "firm_admins" ADD CONSTRAINT "firm_admins_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_accounts" ADD CONSTRAINT "payment_accounts_card_id_client_cards_card_id_fk" FOREIGN KEY ("card_id") REFERENCES "public"."client_cards"("card_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registered_firms" ADD CONSTRAINT "registered_firms_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_logins" ADD CONSTRAINT "filing_logins_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_sent_mails_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."sent_mails"("mail_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_templates" ADD CONSTRAINT "filing_templates_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_documents" ADD CONSTRAINT "filing_documents_filing_id_filings_filing_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("filing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_recipients" ADD CONSTRAINT "filing_recipients_filing_id_filings_filing_id_fk" FOREIGN KEY ("filing_id") REFERENCES "public"."filings"("filing_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filing_recipients" ADD CONSTRAINT "filing_recipients_served_again_order_id_orders_order_id_fk" FOREIGN KEY ("served_again_order_id") REFERENCES "public"."orders"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "filings" ADD CONSTRAINT "filings_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices_of_filing" ADD CONSTRAINT "notices_of_filing_envelope_order_id_orders_order_id_fk" FOREIGN KEY ("envelope_order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices_of_filing" ADD CONSTRAINT "notices_of_filing_notice_order_id_orders_order_id_fk" FOREIGN KEY ("notice_order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fl_cases" ADD CONSTRAINT "fl_cases_court_id_fl_courts_court_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."fl_courts"("court_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fl_cases" ADD CONSTRAINT "fl_cases_case_type_id_fl_case_types_case_type_id_fk" FOREIGN KEY ("case_type_id") REFERENCES "public"."fl_case_types"("case_type_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fl_judicial_officers" ADD CONSTRAINT "fl_judicial_officers_court_id_fl_courts_court_id_fk" FOREIGN KEY ("court_id") REFERENCES "public"."fl_courts"("court_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fl_service_list" ADD CONSTRAINT "fl_service_list_ucn_fl_cases_ucn_fk" FOREIGN KEY ("ucn") REFERENCES "public"."fl_cases"("ucn") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "former_serving_orders" ADD CONSTRAINT "former_serving_orders_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mappings" ADD CONSTRAINT "mappings_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_list_readings" ADD CONSTRAINT "matter_list_readings_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matters" ADD CONSTRAINT "matters_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "net_documents_cabinets" ADD CONSTRAINT "net_documents_cabinets_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_invited_by_user_id_users_user_id_fk" FOREIGN KEY ("invited_by_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_accepted_by_user_id_users_user_id_fk" FOREIGN KEY ("accepted_by_user_id") REFERENCES "public"."users"("user_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_expenses" ADD CONSTRAINT "matter_expenses_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_files" ADD CONSTRAINT "matter_files_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_pushes" ADD CONSTRAINT "matter_pushes_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "matter_pushes" ADD CONSTRAINT "matter_pushes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fsx_connections" ADD CONSTRAINT "fsx_connections_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fsx_requests" ADD CONSTRAINT "fsx_requests_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attention_pauses" ADD CONSTRAINT "attention_pauses_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attention_pauses" ADD CONSTRAINT "attention_pauses_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_marks" ADD CONSTRAINT "notification_marks_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD CONSTRAINT "notification_preferences_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opt_in_events" ADD CONSTRAINT "opt_in_events_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opt_in_reminders" ADD CONSTRAINT "opt_in_reminders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_copies_order_id_orders_order_id_fk" FOREIGN KEY ("copies_order_id") REFERENCES "public"."orders"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_corrects_order_id_orders_order_id_fk" FOREIGN KEY ("corrects_order_id") REFERENCES "public"."orders"("order_id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_deliveries" ADD CONSTRAINT "paper_deliveries_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_cards" ADD CONSTRAINT "client_cards_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "client_secrets" ADD CONSTRAINT "client_secrets_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clients" ADD CONSTRAINT "clients_retailer_id_retailers_retailer_id_fk" FOREIGN KEY ("retailer_id") REFERENCES "public"."retailers"("retailer_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_roles" ADD CONSTRAINT "user_roles_role_id_roles_role_id_fk" FOREIGN KEY ("role_id") REFERENCES "public"."roles"("role_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_contact_attachments" ADD CONSTRAINT "service_contact_attachments_service_contact_id_service_contacts_service_contact_id_fk" FOREIGN KEY ("service_contact_id") REFERENCES "public"."service_contacts"("service_contact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_requests" ADD CONSTRAINT "service_requests_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip_trace_views" ADD CONSTRAINT "skip_trace_views_order_id_skip_traces_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."skip_traces"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skip_traces" ADD CONSTRAINT "skip_traces_order_id_service_requests_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."service_requests"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_addresses" ADD CONSTRAINT "serving_addresses_job_id_serving_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."serving_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_attempts" ADD CONSTRAINT "serving_attempts_job_id_serving_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."serving_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_custody" ADD CONSTRAINT "serving_custody_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_drafts" ADD CONSTRAINT "serving_drafts_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_history" ADD CONSTRAINT "serving_history_job_id_serving_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."serving_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_jobs" ADD CONSTRAINT "serving_jobs_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_messages" ADD CONSTRAINT "serving_messages_job_id_serving_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."serving_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_offers" ADD CONSTRAINT "serving_offers_job_id_serving_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."serving_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_orders" ADD CONSTRAINT "serving_orders_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_photos" ADD CONSTRAINT "serving_photos_job_id_serving_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."serving_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_proofs" ADD CONSTRAINT "serving_proofs_job_id_serving_jobs_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."serving_jobs"("job_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "serving_stories" ADD CONSTRAINT "serving_stories_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_envelopes" ADD CONSTRAINT "signature_envelopes_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_events" ADD CONSTRAINT "signature_events_order_id_signature_envelopes_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."signature_envelopes"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_links" ADD CONSTRAINT "signature_links_signer_id_signature_signers_signer_id_fk" FOREIGN KEY ("signer_id") REFERENCES "public"."signature_signers"("signer_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signature_signers" ADD CONSTRAINT "signature_signers_order_id_signature_envelopes_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."signature_envelopes"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "kept_contents" ADD CONSTRAINT "kept_contents_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamped_copies" ADD CONSTRAINT "stamped_copies_document_id_filing_documents_document_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."filing_documents"("document_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stamped_copies" ADD CONSTRAINT "stamped_copies_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_history" ADD CONSTRAINT "status_history_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tracked_cases" ADD CONSTRAINT "tracked_cases_client_id_clients_client_id_fk" FOREIGN KEY ("client_id") REFERENCES "public"."clients"("client_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_accounts_on_file" ON "bank_accounts" USING btree ("client_id") WHERE "bank_accounts"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "invoice_reminders_by_invoice" ON "invoice_reminders" USING btree ("invoice_id","sent_at");--> statement-breakpoint
CREATE INDEX "invoices_by_client" ON "invoices" USING btree ("client_id","issued_on" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_draft" ON "invoices" USING btree ("client_id") WHERE "invoices"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "payment_allocations_by_invoice" ON "payment_allocations" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_by_client" ON "payments" USING btree ("client_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "payments_by_key" ON "payments" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "charges_by_reference" ON "charges" USING btree ("client_id",left(btrim("client_reference"), 50),"charged_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "charges_by_date" ON "charges" USING btree ("client_id","charged_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "charges_by_mapping" ON "charges" USING btree ("mapping_id");--> statement-breakpoint
CREATE INDEX "charges_by_order" ON "charges" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "charges_by_invoice" ON "charges" USING btree ("invoice_number");--> statement-breakpoint
CREATE INDEX "case_categories_by_court" ON "case_categories" USING btree ("state","location","code");--> statement-breakpoint
CREATE INDEX "case_types_by_court" ON "case_types" USING btree ("state","location","code");--> statement-breakpoint
CREATE INDEX "case_types_by_category" ON "case_types" USING btree ("state","location","case_category");--> statement-breakpoint
CREATE INDEX "cross_references_by_court" ON "cross_references" USING btree ("state","location","case_type_id");--> statement-breakpoint
CREATE INDEX "damage_amounts_by_court" ON "damage_amounts" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "data_fields_by_court" ON "data_fields" USING btree ("state","location","code");--> statement-breakpoint
CREATE INDEX "disclaimer_requirements_by_court" ON "disclaimer_requirements" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "filer_types_by_court" ON "filer_types" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "party_types_by_court" ON "party_types" USING btree ("state","location","case_type_id");--> statement-breakpoint
CREATE INDEX "procedure_remedies_by_court" ON "procedure_remedies" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "service_types_by_court" ON "service_types" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "due_work_by_time" ON "due_work" USING btree ("due_at","work_id");--> statement-breakpoint
CREATE INDEX "court_cases_by_client" ON "court_cases" USING btree ("client_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "hearing_places_by_slot" ON "hearing_places" USING btree ("state","court_code","hearing_slot_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hearing_places_by_filing" ON "hearing_places" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "pacer_purchases_by_time" ON "pacer_purchases" USING btree ("client_id","purchased_at");--> statement-breakpoint
CREATE UNIQUE INDEX "pacer_purchases_by_key" ON "pacer_purchases" USING btree ("client_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_by_secret" ON "calendar_feeds" USING btree ("secret_hash");--> statement-breakpoint
CREATE INDEX "calendar_feeds_by_user" ON "calendar_feeds" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "docket_deadlines_by_date" ON "docket_deadlines" USING btree ("client_id","date");--> statement-breakpoint
CREATE INDEX "docket_entry_texts_by_case" ON "docket_entry_texts" USING btree ("provider_case_id","entered_at");--> statement-breakpoint
CREATE INDEX "docket_entry_texts_by_time" ON "docket_entry_texts" USING btree ("entered_at","docket_entry_id");--> statement-breakpoint
CREATE INDEX "docket_entry_texts_by_type" ON "docket_entry_texts" USING btree ("entry_type","entered_at","docket_entry_id");--> statement-breakpoint
CREATE INDEX "docket_entry_texts_by_words" ON "docket_entry_texts" USING gin ("words");--> statement-breakpoint
CREATE INDEX "docket_news_by_kind" ON "docket_news" USING btree ("client_id","kind","change_id");--> statement-breakpoint
CREATE INDEX "docket_news_by_text" ON "docket_news" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "docket_news_by_firm" ON "docket_news" USING btree ("client_id","change_id");--> statement-breakpoint
CREATE UNIQUE INDEX "docket_news_once" ON "docket_news" USING btree ("order_id","kind","docket_entry_id","at");--> statement-breakpoint
CREATE INDEX "docket_tellings_waiting" ON "docket_tellings" USING btree ("client_id","recipient") WHERE "docket_tellings"."told_at" is null;--> statement-breakpoint
CREATE INDEX "docket_changes_by_case" ON "docket_changes" USING btree ("provider_case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "docket_changes_by_filing" ON "docket_changes" USING btree ("filing_id");--> statement-breakpoint
CREATE UNIQUE INDEX "docket_credentials_key" ON "docket_credentials" USING btree ("client_id","credential_type","user_name");--> statement-breakpoint
CREATE UNIQUE INDEX "docket_notification_settings_key" ON "docket_notification_settings" USING btree ("client_id","notification_type","subscription_id","order_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "docket_orders_live" ON "docket_orders" USING btree ("client_id","provider_id","provider_case_id") WHERE "docket_orders"."state" in ('Pending', 'Active');--> statement-breakpoint
CREATE INDEX "docket_orders_in_bulk" ON "docket_orders" USING btree ("order_id") WHERE "docket_orders"."is_sub_order";--> statement-breakpoint
CREATE INDEX "docket_orders_by_client" ON "docket_orders" USING btree ("client_id","order_id");--> statement-breakpoint
CREATE INDEX "docket_orders_by_case" ON "docket_orders" USING btree ("client_id","provider_case_id","order_id");--> statement-breakpoint
CREATE INDEX "docket_orders_by_provider" ON "docket_orders" USING btree ("provider_id","state","paid_through");--> statement-breakpoint
CREATE INDEX "docket_searches_by_firm" ON "docket_searches" USING btree ("client_id","searched_at");--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_by_key" ON "drafts" USING btree ("client_id","idempotency_key") WHERE "drafts"."idempotency_key" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_by_key" ON "envelopes" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "extractions_by_client" ON "extractions" USING btree ("client_id","created_at");--> statement-breakpoint
CREATE INDEX "fee_quotes_by_order" ON "fee_quotes" USING btree ("order_id","quoted_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "fee_quotes_by_client" ON "fee_quotes" USING btree ("client_id","quoted_at");--> statement-breakpoint
CREATE INDEX "files_by_client" ON "files" USING btree ("client_id","uploaded_at");--> statement-breakpoint
CREATE INDEX "files_by_mapping" ON "files" USING btree ("mapping_id","uploaded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "files_by_making" ON "files" USING btree ("made_from_file_id","made_by");--> statement-breakpoint
CREATE INDEX "files_by_origin" ON "files" USING btree ("origin_file_id");--> statement-breakpoint
CREATE INDEX "files_by_integrated_document" ON "files" USING btree ("client_id","integrated_document_id");--> statement-breakpoint
CREATE UNIQUE INDEX "attorneys_by_bar_number" ON "attorneys" USING btree ("client_id","state","bar_number");--> statement-breakpoint
CREATE UNIQUE INDEX "firm_admins_by_email" ON "firm_admins" USING btree ("state",lower("email"));--> statement-breakpoint
CREATE INDEX "payment_accounts_by_client" ON "payment_accounts" USING btree ("state","client_id");--> statement-breakpoint
CREATE UNIQUE INDEX "registered_firms_by_email" ON "registered_firms" USING btree ("state",lower("admin_email"));--> statement-breakpoint
CREATE INDEX "address_states_by_court" ON "address_states" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "countries_by_court" ON "countries" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "document_types_by_filing_type" ON "document_types" USING btree ("state","location","filing_code_id");--> statement-breakpoint
CREATE INDEX "filing_components_by_filing_type" ON "filing_components" USING btree ("state","location","filing_code_id");--> statement-breakpoint
CREATE INDEX "filing_statuses_by_court" ON "filing_statuses" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "filing_types_by_court" ON "filing_types" USING btree ("state","location","code");--> statement-breakpoint
CREATE INDEX "languages_by_court" ON "languages" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "motion_types_by_filing_type" ON "motion_types" USING btree ("state","location","filing_code_id");--> statement-breakpoint
CREATE INDEX "name_suffixes_by_court" ON "name_suffixes" USING btree ("state","location");--> statement-breakpoint
CREATE INDEX "optional_services_by_filing_type" ON "optional_services" USING btree ("state","location","filing_code_id");--> statement-breakpoint
CREATE INDEX "provider_errors_by_state" ON "provider_errors" USING btree ("state","code");--> statement-breakpoint
CREATE INDEX "mail_attachments_by_mail" ON "mail_attachments" USING btree ("mail_id");--> statement-breakpoint
CREATE INDEX "sent_mails_by_recipient" ON "sent_mails" USING btree ("recipient","mail_id");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_by_key" ON "filing_templates" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "templates_by_name" ON "filing_templates" USING btree ("client_id",lower("name")) WHERE "filing_templates"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "templates_by_client" ON "filing_templates" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "filing_documents_by_filing" ON "filing_documents" USING btree ("filing_id","position");--> statement-breakpoint
CREATE INDEX "filing_documents_by_file" ON "filing_documents" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "filing_recipients_by_filing" ON "filing_recipients" USING btree ("filing_id");--> statement-breakpoint
CREATE INDEX "filing_recipients_bounced" ON "filing_recipients" USING btree ("service_contact_id") WHERE "filing_recipients"."status_code" = 'undeliverable';--> statement-breakpoint
CREATE INDEX "filing_recipients_by_address" ON "filing_recipients" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "filings_by_order" ON "filings" USING btree ("order_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "fl_accounts_by_logon_name" ON "fl_accounts" USING btree (lower("logon_name"));--> statement-breakpoint
CREATE INDEX "fl_accounts_by_user" ON "fl_accounts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "fl_case_types_by_division" ON "fl_case_types" USING btree ("division_id");--> statement-breakpoint
CREATE INDEX "fl_cases_by_number" ON "fl_cases" USING btree ("court_id","year","court_type","sequence");--> statement-breakpoint
CREATE INDEX "fl_cases_by_citation" ON "fl_cases" USING btree ("traffic_citation_number");--> statement-breakpoint
CREATE INDEX "fl_judicial_officers_by_division" ON "fl_judicial_officers" USING btree ("court_id","division_id");--> statement-breakpoint
CREATE INDEX "integration_connections_by_name" ON "integration_connections" USING btree ("integration_name");--> statement-breakpoint
CREATE UNIQUE INDEX "mappings_key" ON "mappings" USING btree ("client_id","client_reference","matter_id");--> statement-breakpoint
CREATE INDEX "matters_by_name" ON "matters" USING btree ("client_id","display_name","matter_reference");--> statement-breakpoint
CREATE INDEX "matters_by_root" ON "matters" USING btree ("client_id","root_reference");--> statement-breakpoint
CREATE INDEX "matters_by_parent" ON "matters" USING btree ("client_id","parent_reference");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_by_key" ON "invitations" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending" ON "invitations" USING btree ("client_id","email") WHERE "invitations"."revoked_at" is null and "invitations"."accepted_at" is null;--> statement-breakpoint
CREATE INDEX "invitations_by_client" ON "invitations" USING btree ("client_id","sent_at");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_expenses_by_reference" ON "matter_expenses" USING btree ("client_id","matter_reference","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_expenses_by_fee" ON "matter_expenses" USING btree ("fee_id");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_files_by_reference" ON "matter_files" USING btree ("client_id","matter_reference","reference");--> statement-breakpoint
CREATE INDEX "matter_files_by_folder" ON "matter_files" USING btree ("client_id","matter_reference","parent_id","is_folder" DESC NULLS FIRST,"name","file_id");--> statement-breakpoint
CREATE INDEX "matter_files_by_number" ON "matter_files" USING btree ("client_id","document_number");--> statement-breakpoint
CREATE UNIQUE INDEX "matter_pushes_key" ON "matter_pushes" USING btree ("client_id","kind","source_id");--> statement-breakpoint
CREATE INDEX "matter_pushes_by_order" ON "matter_pushes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "matter_pushes_by_mapping" ON "matter_pushes" USING btree ("mapping_id","status");--> statement-breakpoint
CREATE INDEX "matter_pushes_by_user" ON "matter_pushes" USING btree ("user_id","status");--> statement-breakpoint
CREATE INDEX "fsx_requests_by_client" ON "fsx_requests" USING btree ("client_id");--> statement-breakpoint
CREATE INDEX "multisource_cases_by_court" ON "multisource_cases" USING btree ("state","court_code");--> statement-breakpoint
CREATE INDEX "attention_pauses_by_order" ON "attention_pauses" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "opt_in_events_by_user" ON "opt_in_events" USING btree ("user_id","occurred_at");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_number" ON "orders" USING btree ("client_id","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_document" ON "orders" USING btree ("client_id","lead_document_title","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_reference" ON "orders" USING btree ("client_id","client_reference","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_case" ON "orders" USING btree ("client_id","case_title","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_case_number" ON "orders" USING btree ("client_id","case_number","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_case_number_back" ON "orders" USING btree ("client_id","case_number" DESC NULLS LAST,"order_id" DESC NULLS FIRST,"status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_envelope" ON "orders" USING btree ("client_id","envelope_id","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_envelope_back" ON "orders" USING btree ("client_id","envelope_id" DESC NULLS LAST,"order_id" DESC NULLS FIRST,"status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_court" ON "orders" USING btree ("client_id","court_name","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_court_back" ON "orders" USING btree ("client_id","court_name" DESC NULLS LAST,"order_id" DESC NULLS FIRST,"status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_status" ON "orders" USING btree ("client_id","status","order_id","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_date" ON "orders" USING btree ("client_id","date_ordered","order_id","status","service","state","user_id");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_person" ON "orders" USING btree ("client_id","user_name","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_sorted_by_total" ON "orders" USING btree ("client_id","total_amount_cents","order_id","status","service","state","user_id","date_ordered");--> statement-breakpoint
CREATE INDEX "orders_by_status" ON "orders" USING btree ("client_id","status","date_ordered" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_person" ON "orders" USING btree ("client_id","user_id","status");--> statement-breakpoint
CREATE INDEX "orders_by_service" ON "orders" USING btree ("client_id","service","status");--> statement-breakpoint
CREATE INDEX "orders_by_state" ON "orders" USING btree ("client_id","state","status","user_id","date_ordered","order_id");--> statement-breakpoint
CREATE INDEX "orders_by_reference" ON "orders" USING btree ("client_id",left(btrim("client_reference"), 50),"date_ordered" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_by_text" ON "orders" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "orders_by_mapping" ON "orders" USING btree ("mapping_id");--> statement-breakpoint
CREATE INDEX "orders_by_case" ON "orders" USING btree ("client_id","case_number") WHERE "orders"."case_number" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "drafts_by_corrected_order" ON "orders" USING btree ("corrects_order_id") WHERE "orders"."status" = 'draft';--> statement-breakpoint
CREATE INDEX "orders_by_corrected_order" ON "orders" USING btree ("corrects_order_id");--> statement-breakpoint
CREATE INDEX "orders_by_copied_order" ON "orders" USING btree ("copies_order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "orders_by_envelope" ON "orders" USING btree ("envelope_id") WHERE "orders"."envelope_id" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "client_cards_on_file" ON "client_cards" USING btree ("client_id") WHERE "client_cards"."replaced_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "client_cards_by_key" ON "client_cards" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "profile_settings_key" ON "profile_settings" USING btree ("party_id","user_id","service_id","name_key");--> statement-breakpoint
CREATE INDEX "users_by_client" ON "users" USING btree ("client_id","name");--> statement-breakpoint
CREATE INDEX "service_contact_attachments_by_contact" ON "service_contact_attachments" USING btree ("service_contact_id");--> statement-breakpoint
CREATE INDEX "service_contact_history_by_case" ON "service_contact_history" USING btree ("case_tracking_id","history_id");--> statement-breakpoint
CREATE INDEX "service_contacts_by_client" ON "service_contacts" USING btree ("client_id","state");--> statement-breakpoint
CREATE INDEX "service_contacts_public_by_name" ON "service_contacts" USING btree ("state","last_name","first_name","service_contact_id") WHERE "service_contacts"."is_public";--> statement-breakpoint
CREATE INDEX "service_contacts_by_text" ON "service_contacts" USING gin ("search_text" gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "service_contacts_by_name_and_address" ON "service_contacts" USING btree ("client_id","state",lower("email"),lower("last_name"),lower("first_name"),lower("middle_name")) WHERE "service_contacts"."is_in_firm_master_list";--> statement-breakpoint
CREATE UNIQUE INDEX "service_requests_key" ON "service_requests" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "service_requests_by_status" ON "service_requests" USING btree ("status");--> statement-breakpoint
CREATE INDEX "skip_trace_views_by_order" ON "skip_trace_views" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "serving_addresses_active" ON "serving_addresses" USING btree ("job_id") WHERE "serving_addresses"."status" = 'active';--> statement-breakpoint
CREATE UNIQUE INDEX "serving_attempts_by_job" ON "serving_attempts" USING btree ("job_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "serving_custody_by_file" ON "serving_custody" USING btree ("order_id","file_id","n");--> statement-breakpoint
CREATE UNIQUE INDEX "serving_drafts_by_key" ON "serving_drafts" USING btree ("client_id","idempotency_key") WHERE "serving_drafts"."idempotency_key" is not null;--> statement-breakpoint
CREATE INDEX "serving_history_by_job" ON "serving_history" USING btree ("job_id","history_id");--> statement-breakpoint
CREATE INDEX "serving_jobs_by_order" ON "serving_jobs" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "serving_offers_by_job" ON "serving_offers" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "serving_orders_by_key" ON "serving_orders" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "serving_orders_by_filing" ON "serving_orders" USING btree ("after_filing_order_id");--> statement-breakpoint
CREATE INDEX "serving_photos_by_attempt" ON "serving_photos" USING btree ("attempt_id");--> statement-breakpoint
CREATE INDEX "serving_photos_by_job" ON "serving_photos" USING btree ("job_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_envelopes_key" ON "signature_envelopes" USING btree ("client_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "signature_envelopes_by_status" ON "signature_envelopes" USING btree ("status");--> statement-breakpoint
CREATE INDEX "signature_events_by_order" ON "signature_events" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "signature_links_by_signer" ON "signature_links" USING btree ("signer_id");--> statement-breakpoint
CREATE UNIQUE INDEX "signature_signers_by_order" ON "signature_signers" USING btree ("order_id","position");--> statement-breakpoint
CREATE INDEX "kept_contents_by_words" ON "kept_contents" USING gin ("words");--> statement-breakpoint
CREATE INDEX "stamped_copies_by_client" ON "stamped_copies" USING btree ("client_id","accepted_at","document_id");--> statement-breakpoint
CREATE INDEX "stamped_copies_by_order" ON "stamped_copies" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "status_history_by_order" ON "status_history" USING btree ("order_id","history_id");--> statement-breakpoint
CREATE INDEX "status_history_of_decisions" ON "status_history" USING btree ("at") WHERE "status_history"."filing_id" is not null and "status_history"."status" in ('accepted', 'rejected', 'returned');--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_cases_by_provider_case" ON "tracked_cases" USING btree ("client_id","provider_id","provider_case_id");--> statement-breakpoint
CREATE UNIQUE INDEX "tracked_cases_by_tracking_id" ON "tracked_cases" USING btree ("client_id","state","api_type","court_key","case_tracking_id");--> statement-breakpoint
CREATE INDEX "tracked_cases_by_number" ON "tracked_cases" USING btree ("client_id","state","number_key");