ALTER TABLE "billing" ADD COLUMN "spt_id" text;--> statement-breakpoint
CREATE INDEX "billing_spt" ON "billing" USING btree ("company_id","spt_id");