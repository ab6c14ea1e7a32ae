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
	"body" jsonb NOT NULL,
	"issue_wanted" boolean NOT NULL,
	"issued_at" bigint,
	"reason" text,
	"office_code" text,
	"office_message" text,
	"office_ref" text,
	"signee_name" text,
	"error_count" integer NOT NULL,
	"return_id" text,
	"import_id" text,
	"sent_at" bigint,
	"search_text" text NOT NULL,
	"updated_by" text NOT NULL,
	"created_by" text NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
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
CREATE INDEX "bupot_import" ON "bupot" USING btree ("company_id","import_id");--> statement-breakpoint
CREATE INDEX "bupot_return" ON "bupot" USING btree ("company_id","return_id","kap_kjs","kind","tax");--> statement-breakpoint
CREATE INDEX "bupot_posting" ON "bupot" USING btree ("company_id","period","status","kind","kap_kjs");--> statement-breakpoint
CREATE INDEX "bupot_waiting" ON "bupot" USING btree ("status","updated_at");