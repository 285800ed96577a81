PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_broadcasts` (
	`group_id` text NOT NULL,
	`stream` integer DEFAULT 1 NOT NULL,
	`event` text,
	`scene` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`changed_at` integer,
	PRIMARY KEY(`group_id`, `stream`),
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `__new_broadcasts`("group_id", "stream", "event", "scene", "revision", "changed_at") SELECT "group_id", 1, "event", "scene", "revision", "changed_at" FROM `broadcasts`;--> statement-breakpoint
DROP TABLE `broadcasts`;--> statement-breakpoint
ALTER TABLE `__new_broadcasts` RENAME TO `broadcasts`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `broadcasts_event` ON `broadcasts` (`event`,`changed_at`);--> statement-breakpoint
ALTER TABLE `control_tokens` ADD `stream` integer DEFAULT 1 NOT NULL;