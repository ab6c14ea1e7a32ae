CREATE TABLE "accounting_accounts" (
	"company_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"account" text NOT NULL,
	"opt" text NOT NULL,
	"code" text NOT NULL,
	"unit" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounting_links" (
	"company_id" text PRIMARY KEY NOT NULL,
	"sealed" text,
	"their_company" text,
	"their_name" text,
	"state" text NOT NULL,
	"job_id" text,
	"taken_at" bigint,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounting_records" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"their_company" text NOT NULL,
	"kind" text NOT NULL,
	"their_id" text NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"date" text NOT NULL,
	"reason" text,
	"detail" text NOT NULL,
	"their_change" text NOT NULL,
	"changed_there" boolean NOT NULL,
	"document_id" text,
	"report" text,
	"seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "accounting_tax_codes" (
	"company_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"tax_code" text NOT NULL,
	"code" text,
	"add_info" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cancel_reverts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"faktur_id" text NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"open" text,
	"reason" text NOT NULL,
	"requested_by_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"decided_why" text
);
--> statement-breakpoint
CREATE TABLE "efin_migrations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"efin" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"decided_why" text
);
--> statement-breakpoint
CREATE TABLE "outside_systems" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "api_keys" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"keys" jsonb NOT NULL,
	"token_hash" text NOT NULL,
	"contract_version" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "bank_accounts" (
	"ref" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"bank" text NOT NULL,
	"number" text NOT NULL,
	"holder" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"opened_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"answers_at" bigint
);
--> statement-breakpoint
CREATE TABLE "bank_calls" (
	"id" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"company_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"due_at" bigint NOT NULL,
	"tries" integer NOT NULL,
	"answered" integer
);
--> statement-breakpoint
CREATE TABLE "bank_movements" (
	"movement" text PRIMARY KEY NOT NULL,
	"ref" text NOT NULL,
	"company_id" text NOT NULL,
	"at" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"reverses" text
);
--> statement-breakpoint
CREATE TABLE "bank_callbacks" (
	"event" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"body" text NOT NULL,
	"received_at" bigint NOT NULL,
	"handled_at" bigint,
	"times" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"code" text,
	"origin" text NOT NULL,
	"kap" text NOT NULL,
	"kjs" text NOT NULL,
	"tax_name" text NOT NULL,
	"period_from" text NOT NULL,
	"period_to" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text NOT NULL,
	"assessment_number" text,
	"nop" text,
	"object_address" text,
	"object_province" text,
	"object_city" text,
	"object_district" text,
	"object_subdistrict" text,
	"payer_kind" text NOT NULL,
	"payer_npwp" text NOT NULL,
	"payer_nik" text,
	"payer_name" text NOT NULL,
	"payer_address" text NOT NULL,
	"payer_city" text NOT NULL,
	"payer_kpp" text,
	"depositor_name" text,
	"request" integer NOT NULL,
	"issued_at" bigint,
	"expires_at" bigint,
	"office_code" text,
	"office_message" text,
	"payment_id" text,
	"ntpn" text,
	"paid_at" bigint,
	"renewed_by" text,
	"renews" text,
	"import_id" text,
	"spt_id" text,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ntpn" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"ntpn" text NOT NULL,
	"billing_id" text NOT NULL,
	"payment_id" text,
	"billing_code" text NOT NULL,
	"kap" text NOT NULL,
	"kjs" text NOT NULL,
	"tax_name" text NOT NULL,
	"period_from" text NOT NULL,
	"period_to" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" bigint NOT NULL,
	"ntb" text,
	"stan" text,
	"source" text NOT NULL,
	"receipt_file_id" text,
	"office_message" text,
	"used_in" text,
	"search_text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payable_billings" (
	"payable_id" text NOT NULL,
	"billing_id" text NOT NULL,
	"company_id" text NOT NULL,
	CONSTRAINT "payable_billings_payable_id_billing_id_pk" PRIMARY KEY("payable_id","billing_id")
);
--> statement-breakpoint
CREATE TABLE "payables" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_entries" (
	"payment_id" text NOT NULL,
	"seq" integer NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"at" bigint NOT NULL,
	"movement" text,
	"entry" jsonb NOT NULL,
	"written_at" bigint NOT NULL,
	CONSTRAINT "payment_entries_payment_id_seq_pk" PRIMARY KEY("payment_id","seq")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"payable_id" text NOT NULL,
	"status" text NOT NULL,
	"method" text NOT NULL,
	"bank" text,
	"phone" text,
	"tax" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"held" bigint NOT NULL,
	"account_number" text,
	"bank_ref" text,
	"expires_at" bigint,
	"checked_at" bigint,
	"created_by_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_misfits" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"payment_id" text,
	"order_id" text,
	"movement" text NOT NULL,
	"why" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	"resolution" text,
	"resolved_by" text,
	"resolved_at" bigint,
	"note" text,
	"attributed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "bupot" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"number" text,
	"revision" integer NOT NULL,
	"replaces" text,
	"replaced_by" text,
	"period" text NOT NULL,
	"date" text NOT NULL,
	"nitku" text NOT NULL,
	"tax_code" text NOT NULL,
	"kap_kjs" text NOT NULL,
	"final" boolean NOT NULL,
	"facility" text NOT NULL,
	"payee_npwp" text,
	"payee_nitku" text,
	"payee_name" text,
	"payee_email" text,
	"country" text,
	"reference" text,
	"gross" bigint NOT NULL,
	"base" bigint NOT NULL,
	"nett" text NOT NULL,
	"rate" text NOT NULL,
	"tax" bigint NOT NULL,
	"borne" bigint NOT NULL,
	"payment_option" text,
	"body" jsonb NOT NULL,
	"issue_wanted" boolean NOT NULL,
	"issued_at" bigint,
	"reason" text,
	"office_code" text,
	"office_message" text,
	"office_ref" text,
	"signee_id" text,
	"signee_name" text,
	"error_count" integer NOT NULL,
	"import_id" text,
	"sent_at" bigint,
	"return_id" text,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "calendar_feeds" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_dates" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"date" text NOT NULL,
	"title" text NOT NULL,
	"note" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "countries" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name_id" text NOT NULL,
	"name_en" text NOT NULL,
	"active" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "filing" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"revision" integer NOT NULL,
	"origin" text NOT NULL,
	"status" text NOT NULL,
	"file_name" text NOT NULL,
	"file_id" text,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"attachments" jsonb NOT NULL,
	"code" jsonb,
	"bpe" text,
	"filed_at" bigint,
	"reason" text,
	"office_code" text,
	"office_message" text,
	"office_ref" text,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"object_id" text NOT NULL,
	"product" text NOT NULL,
	"label" text NOT NULL,
	"channel" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"status" text NOT NULL,
	"error" text,
	"answer" text,
	"provider_ref" text,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint,
	"bounced_at" bigint
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
	"needs" jsonb,
	"addressee" text,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "switches" (
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "switches_company_id_name_pk" PRIMARY KEY("company_id","name")
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
	"merged_into" text,
	"search_text" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"counterparty_npwp" text,
	"code" text,
	"decision" text NOT NULL,
	"uncredit_reason" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "faktur" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
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
	"own_nitku" text NOT NULL,
	"counterparty_document" text NOT NULL,
	"counterparty_npwp" text NOT NULL,
	"counterparty_document_number" text,
	"counterparty_country" text NOT NULL,
	"counterparty_name" text NOT NULL,
	"counterparty_address" text NOT NULL,
	"counterparty_email" text,
	"counterparty_nitku" text NOT NULL,
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
	"signee_id" text,
	"signee_name" text,
	"error_count" integer NOT NULL,
	"import_id" text,
	"sent_at" bigint,
	"document_kind" text,
	"uncredit_reason" text,
	"credit_period" text,
	"collector_ntpn" text,
	"collector_paid_on" text,
	"origin_id" text,
	"origin_number" text,
	"vat_period" text,
	"vat_list" text,
	"vat_sign" integer,
	"vat_since" bigint,
	"return_id" text,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
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
CREATE TABLE "nsfp_ranges" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"year" integer NOT NULL,
	"prefix" text,
	"issued_on" text,
	"first" integer NOT NULL,
	"total" integer NOT NULL,
	"used" integer NOT NULL,
	"active" boolean NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nsfp_reminders" (
	"company_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"threshold" integer NOT NULL,
	"days" integer NOT NULL,
	"people" jsonb NOT NULL,
	"by_mail" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	"notified_low" boolean NOT NULL,
	"notified_year" integer
);
--> statement-breakpoint
CREATE TABLE "import_mappings" (
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"signature" text NOT NULL,
	"name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"used_at" bigint NOT NULL,
	CONSTRAINT "import_mappings_company_id_kind_signature_pk" PRIMARY KEY("company_id","kind","signature")
);
--> statement-breakpoint
CREATE TABLE "import_repairs" (
	"id" text NOT NULL,
	"company_id" text NOT NULL,
	"kind" text NOT NULL,
	"field" text NOT NULL,
	"key" text NOT NULL,
	"found" text NOT NULL,
	"chosen" text NOT NULL,
	"created_by_name" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "import_repairs_company_id_kind_field_key_pk" PRIMARY KEY("company_id","kind","field","key")
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
	"document_id" text,
	"exact_key" text,
	"like_key" text,
	"first_sum" bigint,
	"second_sum" bigint,
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
CREATE TABLE "law_rows" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"row_values" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_decisions" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"side" text NOT NULL,
	"period" text NOT NULL,
	"decided_as" text NOT NULL,
	"rows" jsonb NOT NULL,
	"documents" jsonb NOT NULL,
	"cause" text,
	"reason" text,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger_rows" (
	"id" text NOT NULL,
	"company_id" text NOT NULL,
	"ledger_id" text NOT NULL,
	"date" text NOT NULL,
	"journal" text NOT NULL,
	"account" text,
	"text" text NOT NULL,
	"party_name" text,
	"party_npwp" text,
	"reference" text,
	"number" text,
	"base" bigint,
	"ppn" bigint NOT NULL,
	"currency" text NOT NULL,
	CONSTRAINT "ledger_rows_company_id_id_pk" PRIMARY KEY("company_id","id")
);
--> statement-breakpoint
CREATE TABLE "ledgers" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"side" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text NOT NULL,
	"left_out" jsonb NOT NULL,
	"read_by" text NOT NULL,
	"read_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "carousel_slides" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"content_image_url" text,
	"feature_image_url" text,
	"link" text,
	"place" integer NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text NOT NULL,
	"language" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "nps_answers" (
	"user_id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"score" integer,
	"reason" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "whats_new" (
	"id" text PRIMARY KEY NOT NULL,
	"version_update" text NOT NULL,
	"release_date" text NOT NULL,
	"feature_title" text NOT NULL,
	"feature_title_en" text NOT NULL,
	"description" text NOT NULL,
	"description_en" text NOT NULL,
	"feature_image_url" text,
	"learn_more_url" text,
	"try_now_url" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "office_billings" (
	"code" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"tin" text NOT NULL,
	"payer_npwp" text NOT NULL,
	"state" text NOT NULL,
	"content_hash" text NOT NULL,
	"content" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"issued_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"settle_key" text,
	"ntpn" text,
	"ntb" text,
	"stan" text,
	"paid_at" bigint,
	"receipt_at" bigint
);
--> statement-breakpoint
CREATE TABLE "office_documents" (
	"ref" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"tin" text NOT NULL,
	"reference" text,
	"number" text,
	"payee_masa" text,
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
	"address" text NOT NULL,
	"region" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"company_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"serial" text NOT NULL,
	"valid_from" text NOT NULL,
	"valid_to" text NOT NULL,
	"matches_office" boolean NOT NULL,
	"owner_npwp" text,
	"sealed" text,
	"warned_days" integer,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
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
	"klu" text,
	"further_klu" jsonb NOT NULL,
	"region" text,
	"color" text NOT NULL,
	"jurnal_cid" integer NOT NULL,
	"package_name" text NOT NULL,
	"package_end" text NOT NULL,
	"flags" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"archived_at" bigint,
	"proven_at" bigint,
	"proven_by" text,
	"version" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "company_roles" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"keys" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "digests" (
	"user_id" text NOT NULL,
	"day" text NOT NULL,
	CONSTRAINT "digests_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
CREATE TABLE "known_addresses" (
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
CREATE TABLE "mail_links" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"company_id" text NOT NULL,
	"user_id" text,
	"email" text NOT NULL,
	"role" text,
	"invited_by" text,
	"fault" text,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint
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
CREATE TABLE "second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"confirmed_at" bigint,
	"last_step" integer NOT NULL,
	"recovery" jsonb NOT NULL,
	"version" integer NOT NULL
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
CREATE TABLE "sign_in_tries" (
	"key" text PRIMARY KEY NOT NULL,
	"failed" integer NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "signees" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"product" text NOT NULL,
	"name" text NOT NULL,
	"npwp" text NOT NULL,
	"job_title" text NOT NULL,
	"phone" text,
	"city" text,
	"acts_as" text NOT NULL,
	"active" boolean NOT NULL,
	"code_state" text NOT NULL,
	"code_ends" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
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
	"lost_company" jsonb,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pull_rows" (
	"pull_id" text NOT NULL,
	"place" text NOT NULL,
	"company_id" text NOT NULL,
	"number" text NOT NULL,
	"theirs" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"differences" jsonb NOT NULL,
	"note" text,
	"document_id" text,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"message" text,
	CONSTRAINT "pull_rows_pull_id_place_pk" PRIMARY KEY("pull_id","place")
);
--> statement-breakpoint
CREATE TABLE "pulls" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"family" text NOT NULL,
	"way" text NOT NULL,
	"asked" jsonb NOT NULL,
	"status" text NOT NULL,
	"job_id" text,
	"message" text,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"finished_at" bigint,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "free_units" (
	"npwp" text PRIMARY KEY NOT NULL,
	"granted_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quota_entries" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"product" text NOT NULL,
	"kind" text NOT NULL,
	"quota" integer NOT NULL,
	"used" integer NOT NULL,
	"reserved" integer NOT NULL,
	"at" bigint NOT NULL,
	"day" text NOT NULL,
	"user_name" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quota_orders" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"open" text,
	"package_code" text NOT NULL,
	"package_name" text NOT NULL,
	"efaktur_units" integer NOT NULL,
	"ebupot_units" integer NOT NULL,
	"months" integer NOT NULL,
	"price" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"method" text NOT NULL,
	"bank" text NOT NULL,
	"phone" text,
	"account_number" text,
	"bank_ref" text,
	"expires_at" bigint NOT NULL,
	"checked_at" bigint,
	"movement" text,
	"paid_at" bigint,
	"name_before" text,
	"end_before" text,
	"created_by_id" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quota_packages" (
	"id" text PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"efaktur_units" integer NOT NULL,
	"ebupot_units" integer NOT NULL,
	"price" integer NOT NULL,
	"months" integer NOT NULL,
	"from_day" text NOT NULL,
	"until_day" text,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
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
CREATE TABLE "received_slip" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"status" text NOT NULL,
	"slip_key" text NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"article" text NOT NULL,
	"tax_code" text,
	"final" boolean NOT NULL,
	"withholder_npwp" text NOT NULL,
	"withholder_name" text NOT NULL,
	"date" text NOT NULL,
	"period" text NOT NULL,
	"tax_year" text NOT NULL,
	"base" bigint NOT NULL,
	"tax" bigint NOT NULL,
	"source" text NOT NULL,
	"used_in" text,
	"import_id" text,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "record_chains" (
	"company_id" text NOT NULL,
	"chain" text NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL,
	"cut_seq" integer NOT NULL,
	"cut_hash" text NOT NULL,
	"cut_seal" text NOT NULL,
	CONSTRAINT "record_chains_company_id_chain_pk" PRIMARY KEY("company_id","chain")
);
--> statement-breakpoint
CREATE TABLE "record_links" (
	"company_id" text NOT NULL,
	"chain" text NOT NULL,
	"seq" integer NOT NULL,
	"record" text NOT NULL,
	"state" text NOT NULL,
	"until" bigint,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
	CONSTRAINT "record_links_company_id_chain_seq_pk" PRIMARY KEY("company_id","chain","seq")
);
--> statement-breakpoint
CREATE TABLE "security_log" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"at" bigint NOT NULL,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"event" text NOT NULL,
	"about_id" text,
	"facts" jsonb NOT NULL,
	"ip" text NOT NULL,
	"browser" text,
	"system" text,
	"times" integer NOT NULL,
	"times_seal" text NOT NULL,
	"places" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_use" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"date" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spt_proof" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"spt_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" text NOT NULL,
	"kap_kjs" text NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"date" text NOT NULL,
	"ntpn_id" text,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spt" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"revision" integer NOT NULL,
	"replaces" text,
	"status" text NOT NULL,
	"inputs" jsonb,
	"amounts" jsonb,
	"entries" jsonb,
	"paid_before" jsonb,
	"document_count" integer NOT NULL,
	"payable" bigint NOT NULL,
	"overpaid" bigint NOT NULL,
	"posted_at" bigint,
	"stale" boolean NOT NULL,
	"validated_at" bigint,
	"signee_id" text,
	"billing_id" text,
	"billing_expires_at" bigint,
	"filed_at" bigint,
	"bpe" text,
	"reason" text,
	"office_code" text,
	"office_message" text,
	"office_ref" text,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stated_duty" (
	"company_id" text NOT NULL,
	"type" text NOT NULL,
	"period" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "stated_duty_company_id_type_period_pk" PRIMARY KEY("company_id","type","period")
);
--> statement-breakpoint
CREATE TABLE "spt_badan" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"tax_year" integer NOT NULL,
	"months" integer NOT NULL,
	"revision" integer NOT NULL,
	"replaces" text,
	"era" text NOT NULL,
	"status" text NOT NULL,
	"sheets" jsonb NOT NULL,
	"amounts" jsonb NOT NULL,
	"tax_due" bigint NOT NULL,
	"payable" bigint NOT NULL,
	"overpaid" bigint NOT NULL,
	"signee_id" text,
	"filed_at" bigint,
	"bpe" text,
	"extended_to" text,
	"reason" text,
	"office_code" text,
	"office_message" text,
	"office_ref" text,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "step_drafts" (
	"company_id" text NOT NULL,
	"user_id" text NOT NULL,
	"wizard" text NOT NULL,
	"id" text NOT NULL,
	"steps" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "step_drafts_company_id_user_id_wizard_pk" PRIMARY KEY("company_id","user_id","wizard")
);
--> statement-breakpoint
CREATE TABLE "tax_calendar_events" (
	"id" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"note" text,
	"note_en" text,
	"tax" text NOT NULL,
	"repeats" text NOT NULL,
	"date" text NOT NULL,
	"until_day" text,
	"shifts" boolean NOT NULL,
	"source" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trial_account" (
	"company_id" text NOT NULL,
	"trial_balance_id" text NOT NULL,
	"place" integer NOT NULL,
	"number" text NOT NULL,
	"name" text NOT NULL,
	"amount" bigint NOT NULL,
	"code" text,
	"confidence" text NOT NULL,
	"origin" text NOT NULL,
	"confirmed" boolean NOT NULL,
	"non_object" bigint NOT NULL,
	"final" bigint NOT NULL,
	"plus" bigint NOT NULL,
	"plus_code" text,
	"minus" bigint NOT NULL,
	"minus_code" text,
	CONSTRAINT "trial_account_company_id_trial_balance_id_place_pk" PRIMARY KEY("company_id","trial_balance_id","place")
);
--> statement-breakpoint
CREATE TABLE "trial_balance" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"year" text NOT NULL,
	"form" text NOT NULL,
	"file_name" text NOT NULL,
	"unread" jsonb NOT NULL,
	"imported_by" text NOT NULL,
	"imported_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"webhook_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"response" integer,
	"error" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"company_id" text NOT NULL,
	"id" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"documents" boolean NOT NULL,
	"payments" boolean NOT NULL,
	"returns" boolean NOT NULL,
	"active" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "chains" (
	"company_id" text PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "demo_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "files" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"needs" jsonb,
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
	"state" text,
	"user_id" text NOT NULL,
	"user_name" text NOT NULL,
	"ip" text NOT NULL,
	"at" bigint NOT NULL,
	"prev_hash" text NOT NULL,
	"hash" text NOT NULL,
	"seal" text NOT NULL,
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
CREATE INDEX "accounting_accounts_company" ON "accounting_accounts" USING btree ("company_id","account");--> statement-breakpoint
CREATE UNIQUE INDEX "accounting_records_theirs" ON "accounting_records" USING btree ("company_id","their_company","kind","their_id");--> statement-breakpoint
CREATE INDEX "accounting_records_document" ON "accounting_records" USING btree ("company_id","document_id");--> statement-breakpoint
CREATE INDEX "accounting_tax_codes_company" ON "accounting_tax_codes" USING btree ("company_id","tax_code");--> statement-breakpoint
CREATE UNIQUE INDEX "cancel_reverts_open" ON "cancel_reverts" USING btree ("faktur_id","open");--> statement-breakpoint
CREATE INDEX "cancel_reverts_requested" ON "cancel_reverts" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "efin_migrations_requested" ON "efin_migrations" USING btree ("requested_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_keys_token" ON "api_keys" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_keys_company" ON "api_keys" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("number","opened_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_company" ON "bank_accounts" USING btree ("company_id","opened_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_answers" ON "bank_accounts" USING btree ("state","answers_at");--> statement-breakpoint
CREATE INDEX "bank_calls_due" ON "bank_calls" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "bank_calls_account" ON "bank_calls" USING btree ("ref","due_at");--> statement-breakpoint
CREATE INDEX "bank_movements_account" ON "bank_movements" USING btree ("ref","at");--> statement-breakpoint
CREATE INDEX "bank_callbacks_open" ON "bank_callbacks" USING btree ("handled_at","received_at");--> statement-breakpoint
CREATE INDEX "billing_spt" ON "billing" USING btree ("company_id","spt_id");--> statement-breakpoint
CREATE INDEX "billing_created" ON "billing" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "billing_status" ON "billing" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "billing_pair" ON "billing" USING btree ("company_id","kap","kjs","period_from");--> statement-breakpoint
CREATE INDEX "billing_expiry" ON "billing" USING btree ("company_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "billing_amount" ON "billing" USING btree ("company_id","amount","id");--> statement-breakpoint
CREATE INDEX "billing_period" ON "billing" USING btree ("company_id","period_from","id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_code" ON "billing" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "billing_import" ON "billing" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "billing_due" ON "billing" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ntpn_number" ON "ntpn" USING btree ("company_id","ntpn");--> statement-breakpoint
CREATE INDEX "ntpn_billing" ON "ntpn" USING btree ("company_id","billing_id");--> statement-breakpoint
CREATE INDEX "ntpn_paid" ON "ntpn" USING btree ("company_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "ntpn_status" ON "ntpn" USING btree ("company_id","status","paid_at","id");--> statement-breakpoint
CREATE INDEX "ntpn_amount" ON "ntpn" USING btree ("company_id","amount","id");--> statement-breakpoint
CREATE INDEX "ntpn_waiting" ON "ntpn" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "payable_billings_billing" ON "payable_billings" USING btree ("company_id","billing_id");--> statement-breakpoint
CREATE INDEX "payables_company" ON "payables" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_movement" ON "payment_entries" USING btree ("movement","company_id");--> statement-breakpoint
CREATE INDEX "payments_payable" ON "payments" USING btree ("company_id","payable_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("bank","account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_misfits_movement" ON "payment_misfits" USING btree ("movement");--> statement-breakpoint
CREATE INDEX "payment_misfits_open" ON "payment_misfits" USING btree ("company_id","resolved_at","at");--> statement-breakpoint
CREATE INDEX "payment_misfits_order" ON "payment_misfits" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "bupot_date" ON "bupot" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "bupot_kind" ON "bupot" USING btree ("company_id","kind","date","id");--> statement-breakpoint
CREATE INDEX "bupot_period" ON "bupot" USING btree ("company_id","period","date","id");--> statement-breakpoint
CREATE INDEX "bupot_status" ON "bupot" USING btree ("company_id","status","date","id");--> statement-breakpoint
CREATE INDEX "bupot_number" ON "bupot" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "bupot_reference" ON "bupot" USING btree ("company_id","reference");--> statement-breakpoint
CREATE INDEX "bupot_payee" ON "bupot" USING btree ("company_id","payee_npwp","period");--> statement-breakpoint
CREATE INDEX "bupot_name" ON "bupot" USING btree ("company_id","payee_name","id");--> statement-breakpoint
CREATE INDEX "bupot_gross" ON "bupot" USING btree ("company_id","gross","id");--> statement-breakpoint
CREATE INDEX "bupot_tax" ON "bupot" USING btree ("company_id","tax","id");--> statement-breakpoint
CREATE INDEX "bupot_issued" ON "bupot" USING btree ("company_id","issued_at","updated_at","id");--> statement-breakpoint
CREATE INDEX "bupot_import" ON "bupot" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "bupot_return" ON "bupot" USING btree ("company_id","return_id","kap_kjs","kind","tax") WHERE return_id is not null;--> statement-breakpoint
CREATE INDEX "bupot_posting" ON "bupot" USING btree ("company_id","period","status","kind","kap_kjs");--> statement-breakpoint
CREATE INDEX "bupot_waiting" ON "bupot" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_token" ON "calendar_feeds" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "calendar_feeds_person" ON "calendar_feeds" USING btree ("company_id","user_id");--> statement-breakpoint
CREATE INDEX "own_dates_company" ON "own_dates" USING btree ("company_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "countries_code" ON "countries" USING btree ("code");--> statement-breakpoint
CREATE UNIQUE INDEX "filing_version" ON "filing" USING btree ("company_id","kind","period","revision") WHERE status <> 'REJECTED';--> statement-breakpoint
CREATE INDEX "filing_made" ON "filing" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "filing_status" ON "filing" USING btree ("company_id","status","id");--> statement-breakpoint
CREATE INDEX "deliveries_object" ON "deliveries" USING btree ("company_id","object_id","created_at");--> statement-breakpoint
CREATE INDEX "deliveries_log" ON "deliveries" USING btree ("company_id","product","created_at");--> statement-breakpoint
CREATE INDEX "notes_object" ON "notes" USING btree ("company_id","object_id","at");--> statement-breakpoint
CREATE INDEX "notifications_user" ON "notifications" USING btree ("company_id","user_id","at");--> statement-breakpoint
CREATE INDEX "public_tokens_object" ON "public_tokens" USING btree ("company_id","object_id");--> statement-breakpoint
CREATE INDEX "saved_views_user" ON "saved_views" USING btree ("company_id","user_id","list");--> statement-breakpoint
CREATE INDEX "simulated_messages_company" ON "simulated_messages" USING btree ("company_id","at");--> statement-breakpoint
CREATE INDEX "simulated_messages_addressee" ON "simulated_messages" USING btree ("addressee");--> statement-breakpoint
CREATE UNIQUE INDEX "counterparties_identity" ON "counterparties" USING btree ("company_id","document","identity","nitku");--> statement-breakpoint
CREATE INDEX "counterparties_merged" ON "counterparties" USING btree ("company_id","merged_into") WHERE merged_into is not null;--> statement-breakpoint
CREATE INDEX "credit_rules_company" ON "credit_rules" USING btree ("company_id","name");--> statement-breakpoint
CREATE INDEX "faktur_date" ON "faktur" USING btree ("company_id","type","date","id");--> statement-breakpoint
CREATE INDEX "faktur_period" ON "faktur" USING btree ("company_id","type","period","date","id");--> statement-breakpoint
CREATE INDEX "faktur_status" ON "faktur" USING btree ("company_id","type","status","date","id");--> statement-breakpoint
CREATE INDEX "faktur_number" ON "faktur" USING btree ("company_id","number");--> statement-breakpoint
CREATE INDEX "faktur_reference" ON "faktur" USING btree ("company_id","reference");--> statement-breakpoint
CREATE INDEX "faktur_clash" ON "faktur" USING btree ("company_id","counterparty_npwp","date","dpp");--> statement-breakpoint
CREATE INDEX "faktur_advance" ON "faktur" USING btree ("company_id","advance_of");--> statement-breakpoint
CREATE INDEX "faktur_import" ON "faktur" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "faktur_dpp" ON "faktur" USING btree ("company_id","type","dpp","id");--> statement-breakpoint
CREATE INDEX "faktur_origin" ON "faktur" USING btree ("company_id","origin_id");--> statement-breakpoint
CREATE INDEX "faktur_credit" ON "faktur" USING btree ("company_id","type","credit_period","date","id") WHERE type = 'IN';--> statement-breakpoint
CREATE INDEX "faktur_decided" ON "faktur" USING btree ("company_id","type","status","period","date","id") WHERE type = 'IN';--> statement-breakpoint
CREATE INDEX "faktur_person" ON "faktur" USING btree ("company_id","counterparty_document_number") WHERE counterparty_document <> 'TIN';--> statement-breakpoint
CREATE INDEX "faktur_counterparty" ON "faktur" USING btree ("company_id","type","counterparty_name","id");--> statement-breakpoint
CREATE INDEX "faktur_vat" ON "faktur" USING btree ("company_id","vat_period","vat_list","code") WHERE vat_period is not null;--> statement-breakpoint
CREATE INDEX "faktur_return" ON "faktur" USING btree ("company_id","return_id","vat_list","code") WHERE return_id is not null;--> statement-breakpoint
CREATE INDEX "faktur_awaited" ON "faktur" USING btree ("type","updated_at") WHERE status in ('IN_PROGRESS', 'SIGNING_IN_PROGRESS', 'WAITING_FOR_APPROVAL', 'WAITING_FOR_AMENDMENT', 'WAITING_FOR_CANCELLATION');--> statement-breakpoint
CREATE INDEX "nsfp_ranges_company" ON "nsfp_ranges" USING btree ("company_id","year");--> statement-breakpoint
CREATE INDEX "import_rows_document" ON "import_rows" USING btree ("import_id","document");--> statement-breakpoint
CREATE INDEX "import_rows_exact" ON "import_rows" USING btree ("import_id","exact_key");--> statement-breakpoint
CREATE INDEX "import_rows_like" ON "import_rows" USING btree ("import_id","like_key");--> statement-breakpoint
CREATE INDEX "imports_company" ON "imports" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "law_rows_kind" ON "law_rows" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "ledger_decisions_side" ON "ledger_decisions" USING btree ("company_id","side","period");--> statement-breakpoint
CREATE INDEX "ledger_rows_date" ON "ledger_rows" USING btree ("company_id","ledger_id","date");--> statement-breakpoint
CREATE UNIQUE INDEX "ledgers_source" ON "ledgers" USING btree ("company_id","side","source");--> statement-breakpoint
CREATE UNIQUE INDEX "office_billings_key" ON "office_billings" USING btree ("tin","key");--> statement-breakpoint
CREATE UNIQUE INDEX "office_billings_settle" ON "office_billings" USING btree ("tin","settle_key");--> statement-breakpoint
CREATE UNIQUE INDEX "office_billings_ntpn" ON "office_billings" USING btree ("ntpn");--> statement-breakpoint
CREATE UNIQUE INDEX "office_documents_key" ON "office_documents" USING btree ("tin","key");--> statement-breakpoint
CREATE INDEX "office_documents_number" ON "office_documents" USING btree ("tin","number");--> statement-breakpoint
CREATE INDEX "office_documents_reference" ON "office_documents" USING btree ("tin","reference");--> statement-breakpoint
CREATE INDEX "office_documents_payee_masa" ON "office_documents" USING btree ("payee_masa","tin");--> statement-breakpoint
CREATE INDEX "branches_company" ON "branches" USING btree ("company_id");--> statement-breakpoint
CREATE UNIQUE INDEX "company_roles_name" ON "company_roles" USING btree ("company_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_links_token" ON "mail_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "mail_links_user" ON "mail_links" USING btree ("user_id","kind");--> statement-breakpoint
CREATE INDEX "mail_links_company" ON "mail_links" USING btree ("company_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "memberships_user_company" ON "memberships" USING btree ("user_id","company_id");--> statement-breakpoint
CREATE INDEX "memberships_company" ON "memberships" USING btree ("company_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "signees_company" ON "signees" USING btree ("company_id","product");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "pull_rows_verdict" ON "pull_rows" USING btree ("pull_id","verdict","place");--> statement-breakpoint
CREATE INDEX "pull_rows_status" ON "pull_rows" USING btree ("pull_id","status","place");--> statement-breakpoint
CREATE INDEX "pulls_company" ON "pulls" USING btree ("company_id","family","created_at");--> statement-breakpoint
CREATE INDEX "pulls_expiry" ON "pulls" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "quota_entries_company" ON "quota_entries" USING btree ("company_id","product","at");--> statement-breakpoint
CREATE INDEX "quota_entries_day" ON "quota_entries" USING btree ("company_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "quota_orders_open" ON "quota_orders" USING btree ("company_id","open");--> statement-breakpoint
CREATE INDEX "quota_orders_created" ON "quota_orders" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "quota_orders_asked" ON "quota_orders" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "received_slip_key" ON "received_slip" USING btree ("company_id","slip_key");--> statement-breakpoint
CREATE INDEX "received_slip_date" ON "received_slip" USING btree ("company_id","date","id");--> statement-breakpoint
CREATE INDEX "received_slip_year" ON "received_slip" USING btree ("company_id","tax_year","status");--> statement-breakpoint
CREATE INDEX "received_slip_withholder" ON "received_slip" USING btree ("company_id","withholder_npwp","period");--> statement-breakpoint
CREATE INDEX "received_slip_import" ON "received_slip" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "received_slip_used" ON "received_slip" USING btree ("company_id","used_in");--> statement-breakpoint
CREATE INDEX "record_links_record" ON "record_links" USING btree ("company_id","chain","record","seq");--> statement-breakpoint
CREATE INDEX "security_log_company" ON "security_log" USING btree ("company_id","at","id");--> statement-breakpoint
CREATE INDEX "security_log_at" ON "security_log" USING btree ("at","id");--> statement-breakpoint
CREATE INDEX "deposit_use_company" ON "deposit_use" USING btree ("company_id","date");--> statement-breakpoint
CREATE INDEX "spt_proof_spt" ON "spt_proof" USING btree ("company_id","spt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spt_proof_number" ON "spt_proof" USING btree ("company_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "spt_version" ON "spt" USING btree ("company_id","type","period","revision") WHERE status <> 'CANCELED';--> statement-breakpoint
CREATE INDEX "spt_period" ON "spt" USING btree ("company_id","period","id");--> statement-breakpoint
CREATE INDEX "spt_status" ON "spt" USING btree ("company_id","status","period","id");--> statement-breakpoint
CREATE INDEX "spt_waiting" ON "spt" USING btree ("status","updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "spt_badan_version" ON "spt_badan" USING btree ("company_id","tax_year","revision") WHERE status <> 'CANCELED';--> statement-breakpoint
CREATE INDEX "spt_badan_year" ON "spt_badan" USING btree ("company_id","tax_year","id");--> statement-breakpoint
CREATE UNIQUE INDEX "trial_balance_year" ON "trial_balance" USING btree ("company_id","year");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("company_id","webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_company" ON "webhooks" USING btree ("company_id","url");--> statement-breakpoint
CREATE INDEX "demo_invoices_created" ON "demo_invoices" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "gateway_calls_object" ON "gateway_calls" USING btree ("company_id","object_id","at");--> statement-breakpoint
CREATE INDEX "history_object" ON "history" USING btree ("company_id","object_id","seq");--> statement-breakpoint
CREATE INDEX "history_at" ON "history" USING btree ("company_id","at","seq");--> statement-breakpoint
CREATE INDEX "history_kind" ON "history" USING btree ("company_id","object_type","at","seq");--> statement-breakpoint
CREATE INDEX "history_person" ON "history" USING btree ("company_id","user_id","at","seq");--> statement-breakpoint
CREATE INDEX "history_action" ON "history" USING btree ("company_id","action","at","seq");--> statement-breakpoint
CREATE INDEX "job_items_open" ON "job_items" USING btree ("job_id","status","seq");--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("status","run_at");--> statement-breakpoint
CREATE INDEX "jobs_company" ON "jobs" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_unique" ON "jobs" USING btree ("company_id","unique_key");
--> statement-breakpoint
-- The search box: three letters in a row of every invoice's search text, inside one company. Both extensions come with
-- PostgreSQL and may be made by the owner of the database; where they are not to be had, searching reads the company's rows.
DO $$
DECLARE
	home text := CASE WHEN has_schema_privilege('public', 'CREATE') THEN 'public' ELSE current_schema() END;
	trigrams text;
BEGIN
	PERFORM pg_advisory_xact_lock(hashtext('patuh extensions'));
	IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
		EXECUTE format('CREATE EXTENSION pg_trgm WITH SCHEMA %I', home);
	END IF;
	IF NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
		EXECUTE format('CREATE EXTENSION btree_gin WITH SCHEMA %I', home);
	END IF;
	SELECT n.nspname INTO trigrams FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
	EXECUTE format('CREATE INDEX faktur_search ON faktur USING gin (company_id, search_text %I.gin_trgm_ops)', trigrams);
EXCEPTION
	WHEN insufficient_privilege OR undefined_file OR feature_not_supported THEN
		RAISE NOTICE 'faktur_search was left out: %', SQLERRM;
END
$$;
--> statement-breakpoint
-- The search box of slips, as that of invoices: three letters in a row of every slip's search text, inside one company. The extensions
-- are there where those of invoices are; where they are not to be had, searching reads the company's rows.
DO $$
DECLARE
	trigrams text;
BEGIN
	SELECT n.nspname INTO trigrams FROM pg_extension AS e JOIN pg_namespace AS n ON n.oid = e.extnamespace WHERE e.extname = 'pg_trgm';
	IF trigrams IS NULL OR NOT EXISTS (SELECT FROM pg_extension WHERE extname = 'btree_gin') THEN
		RAISE NOTICE 'bupot_search was left out: pg_trgm and btree_gin are not there';
		RETURN;
	END IF;
	EXECUTE format('CREATE INDEX bupot_search ON bupot USING gin (company_id, search_text %I.gin_trgm_ops)', trigrams);
EXCEPTION
	WHEN insufficient_privilege OR undefined_object OR feature_not_supported THEN
		RAISE NOTICE 'bupot_search was left out: %', SQLERRM;
END
$$;
