CREATE TABLE `calendar_links` (
	`user_id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `calendar_links_hash` ON `calendar_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `withdrawn_tournaments` (
	`tournament_id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`submission_deadline_at` integer NOT NULL,
	`scheduled_start_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`tellings` integer NOT NULL,
	`withdrawn_at` integer NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `withdrawn_tournaments_group` ON `withdrawn_tournaments` (`group_id`,`scheduled_start_at`);--> statement-breakpoint
CREATE INDEX `withdrawn_tournaments_end` ON `withdrawn_tournaments` (`ends_at`);--> statement-breakpoint
ALTER TABLE `tournaments` ADD `tellings` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `told_at` integer;