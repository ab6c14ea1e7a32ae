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
	"slip_count" integer NOT NULL,
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
CREATE INDEX "spt_proof_spt" ON "spt_proof" USING btree ("company_id","spt_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spt_proof_number" ON "spt_proof" USING btree ("company_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "spt_version" ON "spt" USING btree ("company_id","type","period","revision");--> statement-breakpoint
CREATE INDEX "spt_period" ON "spt" USING btree ("company_id","period","id");--> statement-breakpoint
CREATE INDEX "spt_status" ON "spt" USING btree ("company_id","status","period","id");--> statement-breakpoint
CREATE INDEX "spt_waiting" ON "spt" USING btree ("status","updated_at");