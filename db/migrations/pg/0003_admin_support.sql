CREATE TABLE "cancel_reverts" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"faktur_id" text NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"open" text,
	"reason" text NOT NULL,
	"requested_by_id" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"decided_why" text
);
--> statement-breakpoint
CREATE TABLE "efin_migrations" (
	"id" text PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"version" integer NOT NULL,
	"efin" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"requested_by" text NOT NULL,
	"requested_at" bigint NOT NULL,
	"decided_by" text,
	"decided_at" bigint,
	"decided_why" text
);
--> statement-breakpoint
CREATE TABLE "outside_systems" (
	"name" text PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cancel_reverts_open" ON "cancel_reverts" USING btree ("faktur_id","open");--> statement-breakpoint
CREATE INDEX "cancel_reverts_requested" ON "cancel_reverts" USING btree ("requested_at");--> statement-breakpoint
CREATE INDEX "efin_migrations_requested" ON "efin_migrations" USING btree ("requested_at");