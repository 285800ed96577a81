CREATE TABLE `notices` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`group_id` text NOT NULL,
	`tournament_id` text,
	`team_sheet_id` text,
	`occasion` text NOT NULL,
	`happened_at` integer NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`tell_at` integer,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notices_once` ON `notices` (`kind`,`occasion`);--> statement-breakpoint
CREATE INDEX `notices_group` ON `notices` (`group_id`,`kind`,`happened_at`);--> statement-breakpoint
CREATE INDEX `notices_tournament` ON `notices` (`tournament_id`,`kind`,`happened_at`) WHERE tournament_id is not null;--> statement-breakpoint
CREATE INDEX `notices_sheet` ON `notices` (`team_sheet_id`) WHERE team_sheet_id is not null;--> statement-breakpoint
CREATE INDEX `notices_untold` ON `notices` (`tell_at`) WHERE tell_at is not null;--> statement-breakpoint
CREATE INDEX `notices_created` ON `notices` (`created_at`);--> statement-breakpoint
CREATE INDEX `announcements_shows` ON `announcements` (`shows_at`);