CREATE TABLE "demo_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"status" text NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint
);
--> statement-breakpoint
CREATE INDEX "demo_invoices_created" ON "demo_invoices" USING btree ("created_at");