CREATE TABLE "bupot_pull_rows" (
	"pull_id" text NOT NULL,
	"place" text NOT NULL,
	"company_id" text NOT NULL,
	"number" text NOT NULL,
	"slip" jsonb NOT NULL,
	"verdict" text NOT NULL,
	"differences" jsonb NOT NULL,
	"note" text,
	"slip_id" text,
	"tax" bigint NOT NULL,
	"status" text NOT NULL,
	"message" text,
	CONSTRAINT "bupot_pull_rows_pull_id_place_pk" PRIMARY KEY("pull_id","place")
);
--> statement-breakpoint
CREATE TABLE "bupot_pulls" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
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
CREATE INDEX "bupot_pull_rows_verdict" ON "bupot_pull_rows" USING btree ("pull_id","verdict","place");--> statement-breakpoint
CREATE INDEX "bupot_pull_rows_status" ON "bupot_pull_rows" USING btree ("pull_id","status","place");--> statement-breakpoint
CREATE INDEX "bupot_pulls_company" ON "bupot_pulls" USING btree ("company_id","created_at");--> statement-breakpoint
CREATE INDEX "bupot_pulls_expiry" ON "bupot_pulls" USING btree ("expires_at");