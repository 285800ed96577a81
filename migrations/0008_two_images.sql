CREATE TABLE `reading_samples` (
	`id` text PRIMARY KEY NOT NULL,
	`image_key` text NOT NULL,
	`image_type` text NOT NULL,
	`game` text NOT NULL,
	`result` text NOT NULL,
	`members` text NOT NULL,
	`kept_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `reading_samples_kept` ON `reading_samples` (`kept_at`);--> statement-breakpoint
CREATE TABLE `reading_tallies` (
	`engine_version` text NOT NULL,
	`game` text NOT NULL,
	`field` text NOT NULL,
	`outcome` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`engine_version`, `game`, `field`, `outcome`)
);
--> statement-breakpoint
ALTER TABLE `readings` ADD `tournament_id` text REFERENCES tournaments(id) ON DELETE SET NULL;--> statement-breakpoint
ALTER TABLE `readings` ADD `tallied_at` integer;--> statement-breakpoint
ALTER TABLE `team_sheets` ADD `second_reading_id` text;--> statement-breakpoint
ALTER TABLE `team_sheets` ADD `improves_reading` integer DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX `team_sheets_second_reading` ON `team_sheets` (`second_reading_id`) WHERE second_reading_id is not null;