CREATE TABLE `tournament_usage` (
	`tournament_id` text PRIMARY KEY NOT NULL,
	`regulation` text,
	`counts` text NOT NULL,
	`counted_at` integer NOT NULL,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `usage_sums` (
	`regulation` text NOT NULL,
	`species` text NOT NULL,
	`kind` text NOT NULL,
	`value` text NOT NULL,
	`count` integer NOT NULL,
	PRIMARY KEY(`regulation`, `species`, `kind`, `value`)
);
--> statement-breakpoint
CREATE INDEX `usage_sums_most` ON `usage_sums` (`regulation`,`species`,`kind`,`count`,`value`);--> statement-breakpoint
CREATE TABLE `usage_teams` (
	`tournament_id` text NOT NULL,
	`species` text NOT NULL,
	`team_sheet_id` text NOT NULL,
	`regulation` text NOT NULL,
	`ended_at` integer NOT NULL,
	PRIMARY KEY(`tournament_id`, `species`, `team_sheet_id`),
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `usage_teams_latest` ON `usage_teams` (`regulation`,`species`,`ended_at`,`team_sheet_id`);--> statement-breakpoint
ALTER TABLE `tournaments` ADD `changes` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `counted_changes` integer;--> statement-breakpoint
CREATE INDEX `tournaments_uncounted` ON `tournaments` (`ends_at`) WHERE counted_changes is not changes;