CREATE TABLE "known_addresses" (
	"user_id" text NOT NULL,
	"address" text NOT NULL,
	"seen_at" bigint NOT NULL,
	CONSTRAINT "known_addresses_user_id_address_pk" PRIMARY KEY("user_id","address")
);
--> statement-breakpoint
ALTER TABLE "simulated_messages" ADD COLUMN "needs" jsonb;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "needs" jsonb;