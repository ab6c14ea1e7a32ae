DROP TABLE `carousel_slides`;--> statement-breakpoint
DROP TABLE `whats_new`;