CREATE TABLE `report_cases` (
	`id` text PRIMARY KEY NOT NULL,
	`kind` text NOT NULL,
	`post_id` text,
	`team_sheet_id` text,
	`tournament_id` text,
	`opened_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`decided_at` integer,
	`taken_down_at` integer,
	`decided_by_id` text,
	`version` integer,
	`cause` text,
	`reason` text DEFAULT '' NOT NULL,
	`restored_at` integer,
	`restored_by_id` text,
	`note` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`decided_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`restored_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `report_cases_open` ON `report_cases` (`opened_at`,`id`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `report_cases_decided` ON `report_cases` (`decided_at`,`id`) WHERE decided_at is not null;--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_open_post` ON `report_cases` (`post_id`) WHERE decided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_open_team` ON `report_cases` (`team_sheet_id`) WHERE decided_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `report_cases_open_tournament` ON `report_cases` (`tournament_id`) WHERE decided_at is null;--> statement-breakpoint
CREATE INDEX `report_cases_post` ON `report_cases` (`post_id`) WHERE post_id is not null;--> statement-breakpoint
CREATE INDEX `report_cases_team` ON `report_cases` (`team_sheet_id`) WHERE team_sheet_id is not null;--> statement-breakpoint
CREATE INDEX `report_cases_tournament` ON `report_cases` (`tournament_id`) WHERE tournament_id is not null;--> statement-breakpoint
CREATE INDEX `report_cases_decider` ON `report_cases` (`decided_by_id`) WHERE decided_by_id is not null;--> statement-breakpoint
CREATE INDEX `report_cases_restorer` ON `report_cases` (`restored_by_id`) WHERE restored_by_id is not null;--> statement-breakpoint
CREATE TABLE `reports` (
	`id` text PRIMARY KEY NOT NULL,
	`case_id` text NOT NULL,
	`cause` text NOT NULL,
	`text` text DEFAULT '' NOT NULL,
	`reporter_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`decided_at` integer,
	FOREIGN KEY (`case_id`) REFERENCES `report_cases`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`reporter_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `reports_case` ON `reports` (`case_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `reports_reporter` ON `reports` (`reporter_id`) WHERE reporter_id is not null;--> statement-breakpoint
CREATE INDEX `reports_decided` ON `reports` (`decided_at`) WHERE decided_at is not null;--> statement-breakpoint
ALTER TABLE `team_sheets` ADD `hidden_name` text;