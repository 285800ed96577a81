CREATE TABLE `picture_requests` (
	`post_id` text NOT NULL,
	`version` integer NOT NULL,
	`ask_at` integer NOT NULL,
	`tried` integer DEFAULT 0 NOT NULL,
	PRIMARY KEY(`post_id`, `version`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `picture_requests_next` ON `picture_requests` (`ask_at`);--> statement-breakpoint
ALTER TABLE `post_pictures` ADD `source_url` text;--> statement-breakpoint
INSERT INTO `picture_requests` (`post_id`, `version`, `ask_at`) SELECT `post_id`, `version`, 0 FROM `post_versions` WHERE `image_url` IS NOT NULL;
