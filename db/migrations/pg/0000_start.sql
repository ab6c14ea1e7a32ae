CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"object_id" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"provider_ref" text,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
CREATE TABLE "notes" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"object_id" text NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"text" text NOT NULL,
	"mentions" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notifications" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"message" text NOT NULL,
	"params" jsonb NOT NULL,
	"link" text,
	"at" bigint NOT NULL,
	"read_at" bigint
);
--> statement-breakpoint
CREATE TABLE "public_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"expires_at" bigint NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"state" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "simulated_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"channel" text NOT NULL,
	"sender" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "templates" (
	"company_id" text NOT NULL,
	"channel" text NOT NULL,
	"product" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "templates_company_id_channel_product_pk" PRIMARY KEY("company_id","channel","product")
);
--> statement-breakpoint
CREATE TABLE "counterparties" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"document" text NOT NULL,
	"identity" text NOT NULL,
	"nitku" text NOT NULL,
	"country" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"email" text,
	"phone" text,
	"search_text" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faktur" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"kind" text NOT NULL,
	"number" text,
	"date" text NOT NULL,
	"period" text NOT NULL,
	"upload_deadline" text NOT NULL,
	"code" text NOT NULL,
	"add_info" text,
	"facility_stamp" text,
	"custom_doc" text,
	"custom_doc_period" text,
	"reference" text,
	"seller_nitku" text NOT NULL,
	"buyer_document" text NOT NULL,
	"buyer_npwp" text NOT NULL,
	"buyer_document_number" text,
	"buyer_country" text NOT NULL,
	"buyer_name" text NOT NULL,
	"buyer_address" text NOT NULL,
	"buyer_email" text,
	"buyer_nitku" text NOT NULL,
	"term" text NOT NULL,
	"advance_of" text,
	"stage_dpp" bigint,
	"gross" bigint NOT NULL,
	"discount" bigint NOT NULL,
	"contract_dpp" bigint NOT NULL,
	"dpp" bigint NOT NULL,
	"other_dpp" bigint NOT NULL,
	"ppn" bigint NOT NULL,
	"ppnbm" bigint NOT NULL,
	"replaces" text,
	"replaced_by" text,
	"revision" integer NOT NULL,
	"reason" text,
	"office_code" text,
	"office_message" text,
	"office_ref" text,
	"signee_name" text,
	"error_count" integer NOT NULL,
	"import_id" text,
	"sent_at" bigint,
	"search_text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faktur_line" (
	"faktur_id" text NOT NULL,
	"seq" integer NOT NULL,
	"company_id" text NOT NULL,
	"opt" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"unit" text NOT NULL,
	"price" text NOT NULL,
	"quantity" text NOT NULL,
	"discount" bigint NOT NULL,
	"base" text NOT NULL,
	"own_base" bigint,
	"gross" bigint NOT NULL,
	"contract_dpp" bigint NOT NULL,
	"dpp" bigint NOT NULL,
	"other_dpp" bigint NOT NULL,
	"ppn_rate" text NOT NULL,
	"ppn" bigint NOT NULL,
	"ppnbm_rate" text NOT NULL,
	"ppnbm" bigint NOT NULL,
	CONSTRAINT "faktur_line_faktur_id_seq_pk" PRIMARY KEY("faktur_id","seq")
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"company_id" text NOT NULL,
	"signature" text NOT NULL,
	"name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "import_mappings_company_id_signature_pk" PRIMARY KEY("company_id","signature")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" text NOT NULL,
	"row" integer NOT NULL,
	"company_id" text NOT NULL,
	"document" integer NOT NULL,
	"cells" jsonb NOT NULL,
	"findings" jsonb NOT NULL,
	"status" text NOT NULL,
	"faktur_id" text,
	CONSTRAINT "import_rows_import_id_row_pk" PRIMARY KEY("import_id","row")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"file_id" text NOT NULL,
	"file_name" text NOT NULL,
	"source" text,
	"step" text NOT NULL,
	"status" text NOT NULL,
	"state" jsonb NOT NULL,
	"rows" integer NOT NULL,
	"documents" integer NOT NULL,
	"succeeded" integer NOT NULL,
	"failed" integer NOT NULL,
	"message" text,
	"job_id" text,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" bigint NOT NULL,
	"finished_at" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_documents" (
	"ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"tin" text NOT NULL,
	"reference" text,
	"number" text,
	"state" text NOT NULL,
	"code" text,
	"message" text,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"ready_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_serials" (
	"year" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "branches" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"nitku" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"company_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"serial" text NOT NULL,
	"valid_from" text NOT NULL,
	"valid_to" text NOT NULL,
	"matches_office" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"shown_id" integer NOT NULL,
	"sso_id" text NOT NULL,
	"name" text NOT NULL,
	"username" text NOT NULL,
	"email" text NOT NULL,
	"npwp" text NOT NULL,
	"npwp_type" text NOT NULL,
	"pkp" boolean NOT NULL,
	"address" text NOT NULL,
	"city" text NOT NULL,
	"industry_name" text NOT NULL,
	"color" text NOT NULL,
	"jurnal_cid" integer NOT NULL,
	"package_name" text NOT NULL,
	"package_end" text NOT NULL,
	"flags" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"keys" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quotas" (
	"company_id" text NOT NULL,
	"product" text NOT NULL,
	"quota" integer NOT NULL,
	"used" integer NOT NULL,
	"reserved" integer NOT NULL,
	CONSTRAINT "quotas_company_id_product_pk" PRIMARY KEY("company_id","product")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"company_id" text NOT NULL,
	"csrf" text NOT NULL,
	"ip" text NOT NULL,
	"user_agent" text NOT NULL,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signees" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"npwp" text NOT NULL,
	"job_title" text NOT NULL,
	"acts_as" text NOT NULL,
	"active" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"sso_id" text NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"password_hash" text NOT NULL,
	"is_email_verified" boolean NOT NULL,
	"preferences" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chains" (
	"company_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint
);
--> statement-breakpoint
CREATE TABLE "gateway_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"gateway" text NOT NULL,
	"operation" text NOT NULL,
	"object_id" text,
	"request" text NOT NULL,
	"answer" text NOT NULL,
	"outcome" text NOT NULL,
	"at" bigint NOT NULL,
	"took_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "history" (
	"company_id" text NOT NULL,
	"seq" integer NOT NULL,
	"object_type" text NOT NULL,
	"object_id" text NOT NULL,
	"action" text NOT NULL,
	"from_status" text,
	"to_status" text,
	"before" jsonb,
	"after" jsonb,
	"reason" text,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"ip" text NOT NULL,
	"at" bigint NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "history_company_id_seq_pk" PRIMARY KEY("company_id","seq")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "idempotency_keys_company_id_user_id_key_pk" PRIMARY KEY("company_id","user_id","key")
);
--> statement-breakpoint
CREATE TABLE "job_items" (
	"job_id" text NOT NULL,
	"seq" integer NOT NULL,
	"company_id" text NOT NULL,
	"ref_id" text NOT NULL,
	"label" text NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"code" text,
	"message" text,
	CONSTRAINT "job_items_job_id_seq_pk" PRIMARY KEY("job_id","seq")
);
--> statement-breakpoint
CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"payload" jsonb NOT NULL,
	"unique_key" text,
	"total" integer NOT NULL,
	"done" integer NOT NULL,
	"failed" integer NOT NULL,
	"skipped" integer NOT NULL,
	"attempts" integer NOT NULL,
	"run_at" bigint NOT NULL,
	"lease_until" bigint,
	"lease_by" text,
	"visible" boolean NOT NULL,
	"result" jsonb,
	"error" text,
	"created_by" text NOT NULL,
	"created_by_name" text NOT NULL,
	"role" text NOT NULL,
	"ip" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "revisions" (
	"company_id" text NOT NULL,
	"list" text NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "revisions_company_id_list_pk" PRIMARY KEY("company_id","list")
);
--> statement-breakpoint
CREATE INDEX "deliveries_object" ON "deliveries" USING btree ("company_id","object_id","created_at");--> statement-breakpoint
CREATE INDEX "notes_object" ON "notes" USING btree ("company_id","object_id","at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("company_id","user_id","at");--> statement-breakpoint
CREATE INDEX "public_tokens_object" ON "public_tokens" USING btree ("company_id","object_id");--> statement-breakpoint
CREATE INDEX "saved_views_user" ON "saved_views" USING btree ("company_id","user_id","list");--> statement-breakpoint
CREATE INDEX "simulated_messages_company" ON "simulated_messages" USING btree ("company_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "counterparties_identity" ON "counterparties" USING btree ("company_id","document","identity","nitku");--> statement-breakpoint
CREATE INDEX "faktur_date" ON "faktur" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "faktur_period" ON "faktur" USING btree ("company_id","period","date","id");--> statement-breakpoint
CREATE INDEX "faktur_status" ON "faktur" USING btree ("company_id","status","date","id");--> statement-breakpoint
CREATE INDEX "faktur_number" ON "faktur" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "faktur_reference" ON "faktur" USING btree ("company_id","reference");--> statement-breakpoint
CREATE INDEX "faktur_clash" ON "faktur" USING btree ("company_id","buyer_npwp","date","dpp");--> statement-breakpoint
CREATE INDEX "faktur_advance" ON "faktur" USING btree ("company_id","advance_of");--> statement-breakpoint
CREATE INDEX "faktur_import" ON "faktur" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "import_rows_document" ON "import_rows" USING btree ("import_id","document");--> statement-breakpoint
CREATE INDEX "import_rows_status" ON "import_rows" USING btree ("import_id","status","row");--> statement-breakpoint
CREATE INDEX "imports_company" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "office_documents_key" ON "office_documents" USING btree ("tin","key");--> statement-breakpoint
CREATE INDEX "office_documents_number" ON "office_documents" USING btree ("tin","number");--> statement-breakpoint
CREATE INDEX "branches_company" ON "branches" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_roles_name" ON "company_roles" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user_company" ON "memberships" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signees_company" ON "signees" USING btree ("company_id","product");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "gateway_calls_object" ON "gateway_calls" USING btree ("company_id","object_id","at");--> statement-breakpoint
CREATE INDEX "history_object" ON "history" USING btree ("company_id","object_id","seq");--> statement-breakpoint
CREATE INDEX "job_items_open" ON "job_items" USING btree ("job_id","status","seq");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("status","run_at");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique" ON "jobs" USING btree ("company_id","unique_key");