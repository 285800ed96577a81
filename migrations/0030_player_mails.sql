CREATE TABLE `mail_choices` (
	`user_id` text NOT NULL,
	`topic` text NOT NULL,
	`is_on` integer NOT NULL,
	`chosen_at` integer NOT NULL,
	PRIMARY KEY(`user_id`, `topic`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `notice_mails` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` text NOT NULL,
	`notice_id` integer NOT NULL,
	`claimed_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`notice_id`) REFERENCES `notices`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `notice_mails_once` ON `notice_mails` (`notice_id`,`user_id`);--> statement-breakpoint
CREATE INDEX `notice_mails_user` ON `notice_mails` (`user_id`,`claimed_at`);--> statement-breakpoint
CREATE INDEX `notice_mails_claimed` ON `notice_mails` (`claimed_at`);--> statement-breakpoint
ALTER TABLE `outbox` ADD `headers` text;--> statement-breakpoint
ALTER TABLE `outbox` ADD `once` text;--> statement-breakpoint
CREATE UNIQUE INDEX `outbox_once` ON `outbox` (`once`);