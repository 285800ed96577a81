CREATE TABLE `result_saves` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`tournament_id` text NOT NULL,
	`by_user_id` text,
	`changes` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`undone_at` integer,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `result_saves_tournament` ON `result_saves` (`tournament_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `role_requests` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`kind` text NOT NULL,
	`group_id` text,
	`group_name` text DEFAULT '' NOT NULL,
	`role` text NOT NULL,
	`purpose` text NOT NULL,
	`links` text DEFAULT '' NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`approved_at` integer,
	`declined_at` integer,
	`withdrawn_at` integer,
	`decided_by_id` text,
	`answer` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `role_requests_user` ON `role_requests` (`user_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `role_requests_open` ON `role_requests` (`created_at`) WHERE approved_at is null and declined_at is null;--> statement-breakpoint
CREATE TABLE `staff_actions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`team_sheet_id` text NOT NULL,
	`by_user_id` text,
	`action` text NOT NULL,
	`reason` text DEFAULT '' NOT NULL,
	`until` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `staff_actions_team` ON `staff_actions` (`team_sheet_id`,`created_at`);--> statement-breakpoint
ALTER TABLE `mail_links` ADD `user_id` text REFERENCES users(id) ON DELETE CASCADE;--> statement-breakpoint
ALTER TABLE `members` ADD `display_name` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `members` ADD `tonamel_id` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `version` integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE `users` ADD `google_subject` text;--> statement-breakpoint
ALTER TABLE `users` ADD `locale` text;--> statement-breakpoint
CREATE UNIQUE INDEX `users_google` ON `users` (`google_subject`);