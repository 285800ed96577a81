CREATE TABLE `groups` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE TABLE `members` (
	`group_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`group_id`, `user_id`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `members_user` ON `members` (`user_id`);--> statement-breakpoint
CREATE TABLE `readings` (
	`id` text PRIMARY KEY NOT NULL,
	`image_key` text NOT NULL,
	`image_type` text NOT NULL,
	`image_bytes` integer NOT NULL,
	`state` text NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`language_hint` text,
	`result` text,
	`failure_reason` text,
	`engine_version` text,
	`team_sheet_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`queued_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `readings_state` ON `readings` (`state`,`queued_at`);--> statement-breakpoint
CREATE INDEX `readings_sheet` ON `readings` (`team_sheet_id`);--> statement-breakpoint
CREATE TABLE `standings` (
	`team_sheet_id` text PRIMARY KEY NOT NULL,
	`wins` integer DEFAULT 0 NOT NULL,
	`losses` integer DEFAULT 0 NOT NULL,
	`rank` integer,
	`version` integer DEFAULT 1 NOT NULL,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `team_revisions` (
	`team_sheet_id` text NOT NULL,
	`revision` integer NOT NULL,
	`by_user_id` text,
	`by` text NOT NULL,
	`reason` text,
	`snapshot` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`team_sheet_id`, `revision`),
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `team_sheets` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`submission_key` text NOT NULL,
	`edit_key_hash` text NOT NULL,
	`owner_id` text,
	`display_name` text NOT NULL,
	`discord_id` text NOT NULL,
	`twitter_id` text,
	`tonamel_id` text NOT NULL,
	`members` text NOT NULL,
	`reading_id` text,
	`is_public` integer DEFAULT false NOT NULL,
	`revision` integer DEFAULT 1 NOT NULL,
	`corrected_at` integer,
	`unlocked_until` integer,
	`submitted_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`revised_at` integer,
	`withdrawn_at` integer,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `team_sheets_submission` ON `team_sheets` (`submission_key`);--> statement-breakpoint
CREATE INDEX `team_sheets_tournament` ON `team_sheets` (`tournament_id`,`submitted_at`);--> statement-breakpoint
CREATE INDEX `team_sheets_owner` ON `team_sheets` (`owner_id`,`submitted_at`);--> statement-breakpoint
CREATE TABLE `tournaments` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`name` text NOT NULL,
	`rule` text NOT NULL,
	`game` text NOT NULL,
	`regulation` text,
	`format` text NOT NULL,
	`sheet_kind` text NOT NULL,
	`species_clause` integer DEFAULT true NOT NULL,
	`submission_deadline_at` integer NOT NULL,
	`scheduled_start_at` integer NOT NULL,
	`ends_at` integer NOT NULL,
	`time_zone` text DEFAULT 'Asia/Tokyo' NOT NULL,
	`external_url` text,
	`thumbnail_key` text,
	`is_test` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`entry_closed_at` integer,
	`submission_closed_at` integer,
	`results_published_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `tournaments_start` ON `tournaments` (`scheduled_start_at`);--> statement-breakpoint
CREATE INDEX `tournaments_end` ON `tournaments` (`ends_at`);--> statement-breakpoint
CREATE INDEX `tournaments_group` ON `tournaments` (`group_id`,`scheduled_start_at`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`email` text NOT NULL,
	`email_verified_at` integer,
	`password_hash` text,
	`display_name` text DEFAULT '' NOT NULL,
	`discord_id` text DEFAULT '' NOT NULL,
	`twitter_id` text DEFAULT '' NOT NULL,
	`tonamel_id` text DEFAULT '' NOT NULL,
	`site_admin_since` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);