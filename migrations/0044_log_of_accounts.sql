PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_staff_log` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`group_id` text,
	`to_user_id` text,
	`tournament_id` text,
	`team_sheet_id` text,
	`by_user_id` text,
	`place` text NOT NULL,
	`act` text NOT NULL,
	`is_early` integer DEFAULT false NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`to_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`tournament_id`) REFERENCES `tournaments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
INSERT INTO `__new_staff_log`("id", "group_id", "tournament_id", "team_sheet_id", "by_user_id", "place", "act", "is_early", "created_at") SELECT "id", "group_id", "tournament_id", "team_sheet_id", "by_user_id", "place", "act", "is_early", "created_at" FROM `staff_log`;--> statement-breakpoint
DROP TABLE `staff_log`;--> statement-breakpoint
ALTER TABLE `__new_staff_log` RENAME TO `staff_log`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `staff_log_group` ON `staff_log` (`group_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `staff_log_sheet` ON `staff_log` (`team_sheet_id`,`created_at`) WHERE team_sheet_id is not null;--> statement-breakpoint
CREATE INDEX `staff_log_tournament` ON `staff_log` (`tournament_id`) WHERE tournament_id is not null;--> statement-breakpoint
CREATE INDEX `staff_log_user` ON `staff_log` (`by_user_id`,`created_at`) WHERE by_user_id is not null;--> statement-breakpoint
CREATE INDEX `staff_log_account` ON `staff_log` (`to_user_id`) WHERE to_user_id is not null;--> statement-breakpoint
CREATE INDEX `staff_log_created` ON `staff_log` (`created_at`);