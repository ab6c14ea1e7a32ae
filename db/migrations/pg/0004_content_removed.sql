DROP TABLE "carousel_slides" CASCADE;--> statement-breakpoint
DROP TABLE "whats_new" CASCADE;