CREATE TABLE `earlier_emails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`email` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `earlier_emails_user` ON `earlier_emails` (`user_id`);--> statement-breakpoint
CREATE INDEX `earlier_emails_email` ON `earlier_emails` (`email`);--> statement-breakpoint
CREATE INDEX `earlier_emails_expires` ON `earlier_emails` (`expires_at`);--> statement-breakpoint
ALTER TABLE `recovery_codes` ADD `created_at` integer;--> statement-breakpoint
CREATE INDEX `mail_links_user` ON `mail_links` (`user_id`) WHERE user_id is not null;