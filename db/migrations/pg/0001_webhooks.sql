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
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("company_id","webhook_id","created_at");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_age" ON "webhook_deliveries" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhooks_company" ON "webhooks" USING btree ("company_id","url");