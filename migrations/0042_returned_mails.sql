ALTER TABLE `notice_mails` ADD `failed_at` integer;--> statement-breakpoint
CREATE INDEX `notice_mails_failed` ON `notice_mails` (`notice_id`) WHERE failed_at is not null;--> statement-breakpoint
ALTER TABLE `users` ADD `mail_delivered_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `mail_bounced_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `mail_complained_at` integer;--> statement-breakpoint
ALTER TABLE `users` ADD `mail_trusted_at` integer;