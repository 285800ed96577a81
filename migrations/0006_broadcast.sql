CREATE TABLE `broadcasts` (
	`group_id` text PRIMARY KEY NOT NULL,
	`event` text,
	`scene` text,
	`revision` integer DEFAULT 0 NOT NULL,
	`changed_at` integer,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `broadcasts_event` ON `broadcasts` (`event`,`changed_at`);--> statement-breakpoint
CREATE TABLE `control_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`group_id` text NOT NULL,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`created_by_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`last_used_at` integer,
	`revoked_at` integer,
	FOREIGN KEY (`group_id`) REFERENCES `groups`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `control_tokens_hash` ON `control_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `control_tokens_group` ON `control_tokens` (`group_id`,`created_at`);