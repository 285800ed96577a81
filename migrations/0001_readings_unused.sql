PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_readings` (
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
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`queued_at` integer NOT NULL,
	`started_at` integer,
	`finished_at` integer
);
--> statement-breakpoint
INSERT INTO `__new_readings`("id", "image_key", "image_type", "image_bytes", "state", "attempts", "language_hint", "result", "failure_reason", "engine_version", "created_at", "queued_at", "started_at", "finished_at") SELECT "id", "image_key", "image_type", "image_bytes", "state", "attempts", "language_hint", "result", "failure_reason", "engine_version", "created_at", "queued_at", "started_at", "finished_at" FROM `readings`;--> statement-breakpoint
DROP TABLE `readings`;--> statement-breakpoint
ALTER TABLE `__new_readings` RENAME TO `readings`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `readings_state` ON `readings` (`state`,`queued_at`);--> statement-breakpoint
CREATE INDEX `readings_created` ON `readings` (`created_at`);--> statement-breakpoint
CREATE INDEX `team_sheets_reading` ON `team_sheets` (`reading_id`);