ALTER TABLE "bupot" ADD COLUMN "signee_id" text;--> statement-breakpoint
ALTER TABLE "faktur" ADD COLUMN "signee_id" text;--> statement-breakpoint
ALTER TABLE "signees" ADD COLUMN "phone" text;--> statement-breakpoint
ALTER TABLE "signees" ADD COLUMN "city" text;