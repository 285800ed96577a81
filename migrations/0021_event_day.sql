CREATE TABLE `announcements` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`title_ja` text DEFAULT '' NOT NULL,
	`title_en` text DEFAULT '' NOT NULL,
	`text_ja` text DEFAULT '' NOT NULL,
	`text_en` text DEFAULT '' NOT NULL,
	`shows_at` integer NOT NULL,
	`is_mailed` integer DEFAULT false NOT NULL,
	`mailed_at` integer,
	`by_user_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`taken_back_at` integer,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `announcements_tournament` ON `announcements` (`tournament_id`,`shows_at`);--> statement-breakpoint
CREATE INDEX `announcements_to_mail` ON `announcements` (`shows_at`) WHERE is_mailed = 1 and mailed_at is null and taken_back_at is null;--> statement-breakpoint
CREATE INDEX `announcements_user` ON `announcements` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE TABLE `check_draws` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`seed` text NOT NULL,
	`team_sheet_ids` text NOT NULL,
	`among` integer NOT NULL,
	`by_user_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `check_draws_tournament` ON `check_draws` (`tournament_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `check_draws_user` ON `check_draws` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE TABLE `entrants` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`name` text NOT NULL,
	`reading` text DEFAULT '' NOT NULL,
	`tonamel_id` text DEFAULT '' NOT NULL,
	`discord_id` text DEFAULT '' NOT NULL,
	`twitter_id` text DEFAULT '' NOT NULL,
	`seed` integer,
	`seat` text DEFAULT '' NOT NULL,
	`position` integer NOT NULL,
	`team_sheet_id` text,
	`other_sheet_ids` text DEFAULT '[]' NOT NULL,
	`dropped_at` integer,
	`checked_in_at` integer,
	`checked_in_by` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `entrants_tournament` ON `entrants` (`tournament_id`,`position`);--> statement-breakpoint
CREATE INDEX `entrants_sheet` ON `entrants` (`team_sheet_id`) WHERE team_sheet_id is not null;--> statement-breakpoint
CREATE TABLE `late_links` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`player_name` text NOT NULL,
	`entrant_id` text,
	`token_hash` text NOT NULL,
	`valid_until` integer NOT NULL,
	`reason` text NOT NULL,
	`by_user_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`revoked_at` integer,
	`team_sheet_id` text,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entrant_id`) REFERENCES `entrants`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `late_links_hash` ON `late_links` (`token_hash`);--> statement-breakpoint
CREATE INDEX `late_links_tournament` ON `late_links` (`tournament_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `late_links_entrant` ON `late_links` (`entrant_id`) WHERE entrant_id is not null;--> statement-breakpoint
CREATE INDEX `late_links_sheet` ON `late_links` (`team_sheet_id`) WHERE team_sheet_id is not null;--> statement-breakpoint
CREATE INDEX `late_links_user` ON `late_links` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE TABLE `player_notes` (
	`id` text PRIMARY KEY NOT NULL,
	`tournament_id` text NOT NULL,
	`team_sheet_id` text,
	`entrant_id` text,
	`penalty` text DEFAULT '' NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`by_user_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`taken_back_at` integer,
	`taken_back_by_id` text,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`entrant_id`) REFERENCES `entrants`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`taken_back_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `player_notes_tournament` ON `player_notes` (`tournament_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `player_notes_sheet` ON `player_notes` (`team_sheet_id`) WHERE team_sheet_id is not null;--> statement-breakpoint
CREATE INDEX `player_notes_entrant` ON `player_notes` (`entrant_id`) WHERE entrant_id is not null;--> statement-breakpoint
CREATE INDEX `player_notes_user` ON `player_notes` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX `player_notes_taker` ON `player_notes` (`taken_back_by_id`) WHERE taken_back_by_id is not null;--> statement-breakpoint
CREATE TABLE `sheet_checks` (
	`team_sheet_id` text NOT NULL,
	`revision` integer NOT NULL,
	`by_user_id` text,
	`checked_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`team_sheet_id`, `revision`),
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `sheet_checks_user` ON `sheet_checks` (`by_user_id`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE TABLE `staff_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_id` text NOT NULL,
	`tournament_id` text,
	`team_sheet_id` text,
	`by_user_id` text,
	`place` text NOT NULL,
	`act` text NOT NULL,
	`is_early` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `staff_log_group` ON `staff_log` (`group_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `staff_log_sheet` ON `staff_log` (`team_sheet_id`,`created_at`) WHERE team_sheet_id is not null;--> statement-breakpoint
CREATE INDEX `staff_log_tournament` ON `staff_log` (`tournament_id`) WHERE tournament_id is not null;--> statement-breakpoint
CREATE INDEX `staff_log_user` ON `staff_log` (`by_user_id`,`created_at`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX `staff_log_created` ON `staff_log` (`created_at`);--> statement-breakpoint
ALTER TABLE `groups` ADD `penalty_kinds` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `place` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `place_url` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `capacity` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `description` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `rule_text` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `contact` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `canceled_at` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `cancel_reason` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `entrants_only` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `check_in_opens_at` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `check_in_closes_at` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `reminded_at` integer;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `names_missing` integer DEFAULT false NOT NULL;