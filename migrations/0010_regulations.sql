CREATE TABLE `regulation_texts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`regulation` text NOT NULL,
	`source` text NOT NULL,
	`by_user_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`taken_back_at` integer,
	`taken_back_by_id` text,
	FOREIGN KEY (`by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`taken_back_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `regulation_texts_regulation` ON `regulation_texts` (`regulation`,`id`);--> statement-breakpoint
ALTER TABLE `tournaments` ADD `house_rules` text;--> statement-breakpoint
ALTER TABLE `tournaments` ADD `is_strict` integer DEFAULT false NOT NULL;