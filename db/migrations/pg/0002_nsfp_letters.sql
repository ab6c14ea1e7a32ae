ALTER TABLE "nsfp_ranges" ADD COLUMN "prefix" text;--> statement-breakpoint
ALTER TABLE "nsfp_ranges" ADD COLUMN "issued_on" text;