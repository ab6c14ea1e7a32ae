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
	"search_text" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_by" text NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_misfits" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text,
	"payment_id" text,
	"movement" text NOT NULL,
	"why" text NOT NULL,
	"amount" bigint NOT NULL,
	"at" bigint NOT NULL,
	"resolution" text,
	"resolved_by" text,
	"resolved_at" bigint,
	"note" text
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
CREATE INDEX "bank_accounts_number" ON "bank_accounts" USING btree ("number","opened_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_company" ON "bank_accounts" USING btree ("company_id","opened_at");--> statement-breakpoint
CREATE INDEX "bank_accounts_answers" ON "bank_accounts" USING btree ("state","answers_at");--> statement-breakpoint
CREATE INDEX "bank_calls_due" ON "bank_calls" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "bank_calls_account" ON "bank_calls" USING btree ("ref","due_at");--> statement-breakpoint
CREATE INDEX "bank_movements_account" ON "bank_movements" USING btree ("ref","at");--> statement-breakpoint
CREATE INDEX "bank_callbacks_open" ON "bank_callbacks" USING btree ("handled_at","received_at");--> statement-breakpoint
CREATE INDEX "billing_created" ON "billing" USING btree ("company_id","created_at","id");--> statement-breakpoint
CREATE INDEX "billing_status" ON "billing" USING btree ("company_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "billing_pair" ON "billing" USING btree ("company_id","kap","kjs","period_from");--> statement-breakpoint
CREATE INDEX "billing_expiry" ON "billing" USING btree ("company_id","expires_at","id");--> statement-breakpoint
CREATE INDEX "billing_amount" ON "billing" USING btree ("company_id","amount","id");--> statement-breakpoint
CREATE INDEX "billing_period" ON "billing" USING btree ("company_id","period_from","id");--> statement-breakpoint
CREATE UNIQUE INDEX "billing_code" ON "billing" USING btree ("company_id","code");--> statement-breakpoint
CREATE INDEX "billing_import" ON "billing" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "billing_due" ON "billing" USING btree ("status","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_misfits_movement" ON "payment_misfits" USING btree ("movement");--> statement-breakpoint
CREATE INDEX "payment_misfits_open" ON "payment_misfits" USING btree ("company_id","resolved_at","at");--> statement-breakpoint
CREATE UNIQUE INDEX "ntpn_number" ON "ntpn" USING btree ("company_id","ntpn");--> statement-breakpoint
CREATE INDEX "ntpn_billing" ON "ntpn" USING btree ("company_id","billing_id");--> statement-breakpoint
CREATE INDEX "ntpn_paid" ON "ntpn" USING btree ("company_id","paid_at","id");--> statement-breakpoint
CREATE INDEX "ntpn_status" ON "ntpn" USING btree ("company_id","status","paid_at","id");--> statement-breakpoint
CREATE INDEX "ntpn_amount" ON "ntpn" USING btree ("company_id","amount","id");--> statement-breakpoint
CREATE INDEX "ntpn_waiting" ON "ntpn" USING btree ("status","updated_at");--> statement-breakpoint
CREATE INDEX "payable_billings_billing" ON "payable_billings" USING btree ("company_id","billing_id");--> statement-breakpoint
CREATE INDEX "payables_company" ON "payables" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_entries_movement" ON "payment_entries" USING btree ("company_id","movement");--> statement-breakpoint
CREATE INDEX "payments_payable" ON "payments" USING btree ("company_id","payable_id","created_at");--> statement-breakpoint
CREATE INDEX "payments_open" ON "payments" USING btree ("status","expires_at");--> statement-breakpoint
CREATE INDEX "payments_account" ON "payments" USING btree ("bank","account_number");--> statement-breakpoint
CREATE UNIQUE INDEX "office_billings_key" ON "office_billings" USING btree ("tin","key");--> statement-breakpoint
CREATE UNIQUE INDEX "office_billings_settle" ON "office_billings" USING btree ("tin","settle_key");--> statement-breakpoint
CREATE UNIQUE INDEX "office_billings_ntpn" ON "office_billings" USING btree ("ntpn");