CREATE TABLE `favorites` (
	`user_id` text NOT NULL,
	`post_id` text NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	PRIMARY KEY(`user_id`, `post_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `favorites_user` ON `favorites` (`user_id`,`created_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `favorites_post` ON `favorites` (`post_id`);--> statement-breakpoint
CREATE TABLE `post_pictures` (
	`id` text PRIMARY KEY NOT NULL,
	`owner_id` text,
	`post_id` text,
	`card_of_version` integer,
	`image_key` text NOT NULL,
	`image_type` text NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`published_at` integer,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`owner_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `post_pictures_post` ON `post_pictures` (`post_id`);--> statement-breakpoint
CREATE INDEX `post_pictures_unused` ON `post_pictures` (`created_at`) WHERE post_id is null;--> statement-breakpoint
CREATE UNIQUE INDEX `post_pictures_card` ON `post_pictures` (`post_id`,`card_of_version`);--> statement-breakpoint
CREATE TABLE `post_species` (
	`species` text NOT NULL,
	`post_id` text NOT NULL,
	`published_at` integer NOT NULL,
	`favorite_count` integer NOT NULL,
	PRIMARY KEY(`post_id`, `species`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_species_newest` ON `post_species` (`species`,`published_at`,`post_id`);--> statement-breakpoint
CREATE INDEX `post_species_favorite` ON `post_species` (`species`,`favorite_count`,`published_at`,`post_id`);--> statement-breakpoint
CREATE TABLE `post_versions` (
	`post_id` text NOT NULL,
	`version` integer NOT NULL,
	`title` text NOT NULL,
	`description` text DEFAULT '' NOT NULL,
	`rule` text NOT NULL,
	`regulation` text NOT NULL,
	`external_url` text NOT NULL,
	`species` text NOT NULL,
	`picture_ids` text NOT NULL,
	`image_url` text,
	`final_rank` integer,
	`team_sheet_id` text,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	`approved_at` integer,
	`rejected_at` integer,
	`reviewed_by_id` text,
	`reason` text DEFAULT '' NOT NULL,
	PRIMARY KEY(`post_id`, `version`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_sheet_id`) REFERENCES `team_sheets`(`id`) ON UPDATE no action ON DELETE set null,
	FOREIGN KEY (`reviewed_by_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `post_versions_pending` ON `post_versions` (`created_at`,`post_id`) WHERE approved_at is null and rejected_at is null;--> statement-breakpoint
CREATE INDEX `post_versions_team` ON `post_versions` (`team_sheet_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` text PRIMARY KEY NOT NULL,
	`submission_key` text NOT NULL,
	`author_id` text NOT NULL,
	`latest_version` integer DEFAULT 1 NOT NULL,
	`approved_version` integer,
	`published_at` integer,
	`rule` text,
	`regulation_key` text,
	`final_rank` integer,
	`favorite_count` integer DEFAULT 0 NOT NULL,
	`created_at` integer DEFAULT (unixepoch('subsec') * 1000) NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `posts_submission` ON `posts` (`submission_key`);--> statement-breakpoint
CREATE INDEX `posts_author` ON `posts` (`author_id`,`created_at`);--> statement-breakpoint
CREATE INDEX `posts_newest` ON `posts` (`published_at`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `posts_favorite` ON `posts` (`favorite_count`,`published_at`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `posts_rule_newest` ON `posts` (`rule`,`published_at`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `posts_rule_favorite` ON `posts` (`rule`,`favorite_count`,`published_at`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `posts_regulation_newest` ON `posts` (`regulation_key`,`published_at`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `posts_regulation_favorite` ON `posts` (`regulation_key`,`favorite_count`,`published_at`,`id`) WHERE published_at is not null;--> statement-breakpoint
CREATE INDEX `posts_ranked_newest` ON `posts` (`published_at`,`id`) WHERE published_at is not null and final_rank is not null;--> statement-breakpoint
CREATE INDEX `posts_ranked_favorite` ON `posts` (`favorite_count`,`published_at`,`id`) WHERE published_at is not null and final_rank is not null;