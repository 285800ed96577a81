export interface paths {
    "/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All public tournaments, the latest start first */
        get: operations["listTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournamentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One tournament */
        get: operations["getTournament"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournamentId}/teams": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The public teams of a tournament that is over: by place once results are public, by name before that */
        get: operations["listTeams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournamentId}/standings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public results, the winner first */
        get: operations["listStandings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournamentId}/rounds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published pairings: Swiss rounds, blocks with their standings and the bracket, with results */
        get: operations["getRounds"];
        put?: never;
        /** Publish a Swiss round: JSON, or anything that the desk can paste, with entrants by name or ID. The same sent again changes nothing */
        post: operations["writeRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournamentId}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pokémon, moves, items and more that were used at a tournament that is over */
        get: operations["getTournamentStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/teams/{teamId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One team, by the ID in its link or QR code */
        get: operations["getTeam"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All regulations, the newest first */
        get: operations["listRegulations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulations/{regulationId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One regulation, with the Pokémon and items that it allows */
        get: operations["getRegulation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/regulations/{regulationId}/statistics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What was used at all finished tournaments of a regulation */
        get: operations["getRegulationStatistics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/species": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Pokémon and forms with their names in both languages */
        get: operations["listSpecies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Published posts of teams */
        get: operations["listPosts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/posts/{postId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One post */
        get: operations["getPost"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/on-air": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What a group has on air now */
        get: operations["getOnAir"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/tournaments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** All tournaments of the group, drafts and archived ones too */
        get: operations["listGroupTournaments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/tournaments/{tournamentId}/sheets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Every team sheet of a tournament, withdrawn ones too */
        get: operations["listSheets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/tournaments/{tournamentId}/entrants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The list of entrants, with who has submitted and checked in */
        get: operations["listEntrants"];
        put?: never;
        /** Write the list of entrants: CSV, TSV or one name per line */
        post: operations["writeEntrants"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/tournaments/{tournamentId}/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Write results: CSV, TSV, JSON of Limitless or a .tdf of TOM. Publishes nothing */
        post: operations["writeResults"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tournaments/{tournamentId}/matches/{matchId}/result": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Enter the result of a match as staff; with a winner of null, clear it */
        post: operations["writeMatchResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/state": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What is on air, the draft, and the revisions of both */
        get: operations["getBroadcast"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds games to a side’s score */
        post: operations["controlScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/swap": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes the seats of both sides */
        post: operations["controlSwap"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/came": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a Pokémon that came */
        post: operations["controlCame"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/down": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks a Pokémon that is down */
        post: operations["controlDown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/tera": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks who used Terastallization */
        post: operations["controlTera"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/mega": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Marks who used Mega Evolution */
        post: operations["controlMega"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts the draft on air */
        post: operations["controlTake"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the last change on air back */
        post: operations["controlUndo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/redo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Does again what was taken back */
        post: operations["controlRedo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes everything off air */
        post: operations["controlOff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/set-score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the score of one side or both */
        post: operations["controlSetScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/about": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says more of a player */
        post: operations["controlAbout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/reset-score": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sets the score to 0–0 */
        post: operations["controlResetScore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/kind": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Chooses the kind of scene */
        post: operations["controlKind"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Seats the next match of the list */
        post: operations["controlNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/up-next": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces the list of matches */
        post: operations["controlUpNext"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/countdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begins or ends the countdown */
        post: operations["controlCountdown"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/round": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says which round is played */
        post: operations["controlRound"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/groups/{groupId}/broadcast/player": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Seats a team or a guest */
        post: operations["controlPlayer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "tournament.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tournament published */
        post: operations["tournament.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tournament.opened": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Team submission opens */
        post: operations["tournament.opened"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tournament.deadline_near": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deadline is near (24 hours and 1 hour before) */
        post: operations["tournament.deadline_near"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tournament.closed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Team submission closes */
        post: operations["tournament.closed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tournament.started": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tournament starts */
        post: operations["tournament.started"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "tournament.ended": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Tournament ends */
        post: operations["tournament.ended"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sheet.submitted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Team submitted */
        post: operations["sheet.submitted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "sheet.corrected": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Team corrected */
        post: operations["sheet.corrected"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "results.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Results published */
        post: operations["results.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "announcement.posted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Announcement */
        post: operations["announcement.posted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "broadcast.on_air": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stream goes on air */
        post: operations["broadcast.on_air"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "round.published": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Pairings published */
        post: operations["round.published"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "match.reported": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Result of a match reported */
        post: operations["match.reported"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Test */
        post: operations["webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        AnnouncementPostedEvent: {
            /** @constant */
            type: "announcement.posted";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
                announcement: {
                    id: string;
                    /** @description Empty where nothing is said in that language. */
                    title: {
                        ja: string;
                        en: string;
                    };
                    text: {
                        ja: string;
                        en: string;
                    };
                    /**
                     * Format: date-time
                     * @description ISO 8601, in UTC
                     */
                    showsAt: string;
                };
            };
        };
        BlockRow: {
            rank: number;
            player: string;
            wins: number;
            losses: number;
            ties: number;
            gamesWon: number;
            gamesLost: number;
            /** @description Matches still to be played. */
            left: number;
            dropped: boolean;
            /** @description Null where the place is shared. */
            decidedBy: ("wins" | "headToHead" | "games" | "decider" | "lot") | null;
        };
        Blocks: {
            /** @description Of the lottery, which everybody can redo. */
            seed: string;
            /** @description Staff moved players after the lottery. */
            isMoved: boolean;
            /**
             * @description Matches of a player who drops out. lose: the rest are walkovers; void: none counts; half: walkovers after half of them, otherwise none counts.
             * @enum {string}
             */
            drop: "lose" | "void" | "half";
            /**
             * @description What parts players who are equal in everything.
             * @enum {string}
             */
            tie: "lot" | "decider";
            /**
             * @description What matches count that never got a result.
             * @enum {string}
             */
            late: "wait" | "bothLose" | "tie";
            /** @description How many of each block go on; 0: there is no bracket. */
            advance: number;
            blocks: {
                name: string;
                standing: components["schemas"]["BlockRow"][];
            }[];
        };
        BroadcastOnAirEvent: {
            /** @constant */
            type: "broadcast.on_air";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"] | null;
                stream: number;
                /**
                 * Format: uri
                 * @description Of this API: what is on air now.
                 */
                onAirUrl: string;
            };
        };
        ControlAnswer: {
            /** @description Of what is on air. */
            revision: number;
            /** @description Of the draft. */
            draftRevision: number;
            /** @description Null while nothing is on air. */
            scene: components["schemas"]["OverlayPicture"] | null;
        };
        /** @description What is on air or drafted, as the desk has it. */
        ControlPicture: {
            /** @enum {string} */
            kind: "startingSoon" | "versus" | "match" | "teams" | "standings" | "kp" | "winner" | "break" | "nextMatch" | "bracket";
            bestOf: number;
            casters: {
                name: string;
                nameEn?: string;
                handle: string;
            }[];
            ticker: string[];
            countdownEndsAt: string | null;
            /** @enum {string} */
            language: "ja" | "en" | "both";
            /** @description The ID of the tournament. */
            tournament: string | null;
            round: {
                ja: string;
                en: string;
                /** @enum {string} */
                preset?: "swiss" | "round" | "top32" | "top16" | "top8" | "semifinals" | "thirdPlace" | "finals" | "grandFinals";
                number?: number;
            } | null;
            sides: [
                {
                    player: string;
                    score: number;
                    /** @description The ID of the team. */
                    team: string | null;
                    color: string | null;
                    battle: {
                        came: number[];
                        down: number[];
                        tera: number | null;
                        mega: number | null;
                    } | null;
                    region: string;
                    handle: string;
                    record: string;
                    seed: number | null;
                },
                {
                    player: string;
                    score: number;
                    /** @description The ID of the team. */
                    team: string | null;
                    color: string | null;
                    battle: {
                        came: number[];
                        down: number[];
                        tera: number | null;
                        mega: number | null;
                    } | null;
                    region: string;
                    handle: string;
                    record: string;
                    seed: number | null;
                }
            ];
            tickerEn: string[];
            /** @enum {string} */
            arrangement: "frame" | "cameras" | "open";
            upNext: {
                players: [
                    string,
                    string
                ];
                round: {
                    /** @enum {string} */
                    preset?: "swiss" | "round" | "top32" | "top16" | "top8" | "semifinals" | "thirdPlace" | "finals" | "grandFinals";
                    number?: number;
                    ja?: string;
                    en?: string;
                } | null;
            }[];
            bracket: {
                players: string[];
                scores: ([
                    number,
                    number
                ] | null)[];
            } | null;
        };
        ControlState: {
            /** @description Of what is on air. */
            revision: number;
            /** @description Of the draft. */
            draftRevision: number;
            /** @description Null while nothing is on air. */
            live: components["schemas"]["ControlPicture"] | null;
            draft: components["schemas"]["ControlPicture"];
            draftBy: string;
            canUndo: boolean;
            canRedo: boolean;
        };
        /** @description What a sheet says of a Pokémon. */
        Detail: {
            /** @description The ID of Pokémon Showdown; null for a name that was typed and is not in our tables. */
            id: string | null;
            name: components["schemas"]["Name"];
            /** @description False where it was read out of an image, not for certain, and nobody has confirmed it. */
            isSure: boolean;
        };
        DetailUsage: {
            /** @enum {string} */
            kind: "item" | "move" | "ability" | "teraType" | "statAlignment";
            /** @description Of how many Pokémon the counts are a part. */
            stated: number;
            values: {
                value: components["schemas"]["Thing"];
                count: number;
            }[];
        };
        /** @description One of the list of entrants; what is not known is null. */
        Entrant: {
            id: string;
            name: string;
            reading: string | null;
            tonamelId: string | null;
            discordId: string | null;
            xId: string | null;
            seed: number | null;
            seat: string | null;
            /**
             * @description doubtful: a sheet may be theirs, which staff are asked about.
             * @enum {string}
             */
            state: "submitted" | "doubtful" | "missing";
            /** @description The ID of their team sheet. */
            sheet: string | null;
            droppedAt: string | null;
            checkedInAt: string | null;
        };
        Entrants: {
            items: components["schemas"]["Entrant"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
        };
        /** @description A line that was not kept; `reason` as on the page of the desk. */
        LeftOut: {
            line: number;
            text: string;
            reason: string;
        };
        Match: {
            id: string;
            /** @enum {string} */
            stage: "swiss" | "blocks" | "bracket";
            round: number;
            /** @description Of its round; in blocks, of the block and the match. */
            name: components["schemas"]["Name"];
            /** @description A number, or the hall’s own label; may be empty. */
            table: string;
            /** @description A, B …; null outside of blocks. */
            block: string | null;
            /** @description Their names; null: nobody in a bye, or not known yet. */
            players: [
                string | null,
                string | null
            ];
            isBye: boolean;
            /** @description Parts players who are equal in their block. */
            isDecider: boolean;
            result: components["schemas"]["MatchResult"] | null;
            /**
             * @description reported: the opponent has yet to confirm it; objected: staff will decide.
             * @enum {string}
             */
            state: "open" | "reported" | "objected" | "confirmed" | "bye";
            /** @description Counts up with each change of the result. */
            revision: number;
        };
        MatchReportedEvent: {
            /** @constant */
            type: "match.reported";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
                match: components["schemas"]["Match"];
                /**
                 * Format: uri
                 * @description The page on which everybody sees the pairings.
                 */
                roundsUrl: string;
            };
        };
        MatchResult: {
            /**
             * @description a: the first player; b: the second; nobody: both lose.
             * @enum {string}
             */
            winner: "a" | "b" | "tie" | "nobody";
            /** @description Games won by each; null where only the winner is known. */
            games: [
                number,
                number
            ] | null;
            isWalkover: boolean;
        };
        /** @description One of the six; null and no moves where nothing is said or shown. */
        Member: {
            species: components["schemas"]["Thing"];
            ability: components["schemas"]["Detail"] | null;
            item: components["schemas"]["Detail"] | null;
            moves: components["schemas"]["Detail"][];
            teraType: components["schemas"]["Detail"] | null;
            statAlignment: components["schemas"]["Detail"] | null;
        };
        /** @description A name in Japanese and in English. */
        Name: {
            ja: string;
            en: string;
        };
        OnAir: {
            /** @description Counts up with every change. */
            revision: number;
            /** @description The event whose overlays the stream shows. */
            event: ("ganyu" | "singular" | "soryumon" | "yashi-off" | "tera-square" | "teru-challe" | "kanazumi-off" | "youth-rising" | "teru-festival" | "moonblast-tour" | "stellar-challenge" | "blue-berry-colosseum") | null;
            /** @description Its name, as the overlays write it. */
            eventName: components["schemas"]["Name"] | null;
            /** @description Null while nothing is on air. */
            scene: components["schemas"]["Scene"] | null;
        };
        /** @description What overlays show, as scene.json has it. */
        OverlayPicture: {
            /** @enum {string} */
            kind: "startingSoon" | "versus" | "match" | "teams" | "standings" | "kp" | "winner" | "break" | "nextMatch" | "bracket";
            bestOf: number;
            casters: {
                name: string;
                nameEn?: string;
                handle: string;
            }[];
            ticker: string[];
            countdownEndsAt: string | null;
            /** @enum {string} */
            language: "ja" | "en" | "both";
            /** @description The name of the tournament. */
            tournament: string | null;
            tournamentEn?: string;
            logo?: string;
            round: components["schemas"]["Name"] | null;
            sides: [
                {
                    player: string;
                    latin?: string;
                    score: number;
                    color: string | null;
                    hidesTeam: boolean;
                    team: {
                        /** @enum {string} */
                        level: "open" | "species";
                        members: {
                            species: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            types: string[];
                            ability?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            item?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            moves?: {
                                key: string;
                                ja: string;
                                en: string;
                            }[];
                            teraType?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            statAlignment?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                        }[];
                        uses?: ("tera" | "mega")[];
                    } | null;
                    battle?: {
                        came: number[];
                        down: number[];
                        /** @description A place among the six, from 0 */
                        tera?: number;
                        /** @description A place among the six, from 0 */
                        mega?: number;
                    };
                    region?: string;
                    handle?: string;
                    record?: string;
                    seed?: number;
                },
                {
                    player: string;
                    latin?: string;
                    score: number;
                    color: string | null;
                    hidesTeam: boolean;
                    team: {
                        /** @enum {string} */
                        level: "open" | "species";
                        members: {
                            species: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            types: string[];
                            ability?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            item?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            moves?: {
                                key: string;
                                ja: string;
                                en: string;
                            }[];
                            teraType?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                            statAlignment?: {
                                key: string;
                                ja: string;
                                en: string;
                            };
                        }[];
                        uses?: ("tera" | "mega")[];
                    } | null;
                    battle?: {
                        came: number[];
                        down: number[];
                        /** @description A place among the six, from 0 */
                        tera?: number;
                        /** @description A place among the six, from 0 */
                        mega?: number;
                    };
                    region?: string;
                    handle?: string;
                    record?: string;
                    seed?: number;
                }
            ];
            tickerEn?: string[];
            /** @enum {string} */
            arrangement?: "frame" | "cameras" | "open";
            standings: {
                rank: number | null;
                player: string;
                latin?: string;
                wins: number | null;
                losses: number | null;
                ties: number;
            }[];
            usage: {
                teams: number;
                species: {
                    species: {
                        key: string;
                        ja: string;
                        en: string;
                    };
                    types: string[];
                    teams: number;
                }[];
            } | null;
            upNext?: {
                players: [
                    string,
                    string
                ];
                round: components["schemas"]["Name"] | null;
            }[];
            bracket?: {
                players: string[];
                scores: ([
                    number,
                    number
                ] | null)[];
            };
        };
        /** @description A tournament as its own staff see it. */
        OwnTournament: {
            id: string;
            /** Format: uri */
            url: string;
            name: components["schemas"]["Name"];
            group: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            game: "sv" | "champions";
            /** @description The ID of a regulation; null in a free format; `champions-next` or `sv-next` while nobody has entered the regulation of its day. */
            regulation: string | null;
            /** @enum {string} */
            rule: "all" | "single" | "double" | "multi" | "triple";
            /** @enum {string} */
            format: "online" | "offline";
            /**
             * @description ots: open team sheets; cts: closed ones.
             * @enum {string}
             */
            sheetKind: "ots" | "cts";
            /** @enum {string} */
            phase: "running" | "upcoming" | "past";
            /**
             * @description Whether teams may be handed in now, and if not, why.
             * @enum {string}
             */
            submission: "open" | "closedByHand" | "deadlinePassed" | "notPublished" | "canceled";
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            submissionDeadlineAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            endsAt: string;
            /** @description An IANA name */
            timeZone: string;
            isTest: boolean;
            canceledAt: string | null;
            cancelReason: string;
            hasResults: boolean;
            place: string;
            placeUrl: string | null;
            capacity: number | null;
            /** @description Players in the final bracket: 0 without one, null where nobody has said. */
            topCut: number | null;
            contact: string;
            externalUrl: string | null;
            description: components["schemas"]["Text"];
            rules: components["schemas"]["Text"];
            /** @description Null for a draft. */
            publishedAt: string | null;
            archivedAt: string | null;
            resultsPublishedAt: string | null;
        };
        OwnTournaments: {
            items: components["schemas"]["OwnTournament"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
        };
        Post: {
            id: string;
            /** Format: uri */
            url: string;
            title: string;
            author: string;
            /** @enum {string} */
            rule: "single" | "double" | "triple";
            /** @description As its author wrote it. */
            regulation: string;
            species: components["schemas"]["Thing"][];
            /** @description As its author says, at the end of a season. */
            finalRank: number | null;
            favorites: number;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            publishedAt: string;
            /** @description A picture of its team, if no other then one that was drawn. */
            pictures: string[];
            description: string;
            externalUrl: string | null;
            teamCode: string | null;
        };
        PostSummary: {
            id: string;
            /** Format: uri */
            url: string;
            title: string;
            author: string;
            /** @enum {string} */
            rule: "single" | "double" | "triple";
            /** @description As its author wrote it. */
            regulation: string;
            species: components["schemas"]["Thing"][];
            /** @description As its author says, at the end of a season. */
            finalRank: number | null;
            favorites: number;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            publishedAt: string;
            /** @description A picture of its team, if no other then one that was drawn. */
            pictures: string[];
        };
        Posts: {
            items: components["schemas"]["PostSummary"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
        };
        /** @description RFC 9457 */
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            detail: string;
            /** @description The problem’s short name; never changes. */
            error: string;
            /** @description The name of what is wrong in the query. */
            value?: string;
        };
        Record: {
            wins: number;
            losses: number;
            ties: number;
        };
        Regulation: {
            id: string;
            /** Format: uri */
            url: string;
            /** @enum {string} */
            game: "sv" | "champions";
            name: components["schemas"]["Name"];
            /** @description The ID of the regulation that it follows from. */
            basedOn: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            startsAt: string;
            /** @description The first instant at which it holds no longer; null while that is not announced. */
            endsAt: string | null;
            level: number;
            speciesClause: boolean;
            itemClause: boolean;
            /** @description How many of a side may Mega Evolve in a battle. */
            megas: number;
            /** @description What its team sheets show. */
            shows: ("ability" | "item" | "moves" | "teraType" | "statAlignment")[];
        };
        /** @description All at once. */
        Regulations: {
            items: components["schemas"]["Regulation"][];
            next: null;
        };
        /** @description As a match has it; winner null: clears the result. */
        ResultToEnter: {
            winner: ("a" | "b" | "tie" | "nobody") | null;
            /** @description Games won by each; null where only the winner is known. */
            games?: [
                number,
                number
            ] | null;
            isWalkover?: boolean;
        };
        ResultsPublishedEvent: {
            /** @constant */
            type: "results.published";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
                /**
                 * Format: uri
                 * @description Of this API
                 */
                standingsUrl: string;
            };
        };
        RoundPublishedEvent: {
            /** @constant */
            type: "round.published";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
                round: components["schemas"]["ToldRound"];
                /**
                 * Format: uri
                 * @description The page on which everybody sees the pairings.
                 */
                roundsUrl: string;
            };
        };
        RoundToPublish: {
            round?: number;
            pairings: {
                table?: string | number;
                /** @description Their name on the list of entrants, or their ID. */
                player1: string;
                /** @description Their name on the list of entrants, or their ID. */
                player2?: string;
                /** @description Needed where there is no player2. */
                bye?: boolean;
            }[];
        };
        Rounds: {
            /** Format: uri */
            url: string;
            /** @description In the order of play; empty if none is published. */
            stages: components["schemas"]["Stage"][];
        };
        Scene: {
            /** @enum {string} */
            kind: "startingSoon" | "versus" | "match" | "teams" | "standings" | "kp" | "winner" | "break" | "nextMatch" | "bracket";
            tournament: components["schemas"]["Name"] | null;
            round: components["schemas"]["Name"] | null;
            bestOf: number;
            sides: [
                components["schemas"]["Side"],
                components["schemas"]["Side"]
            ];
            casters: {
                name: components["schemas"]["Name"];
                handle: string;
            }[];
            ticker: components["schemas"]["Name"][];
            countdownEndsAt: string | null;
            /** @enum {string} */
            language: "ja" | "en" | "both";
            /** @enum {string} */
            arrangement: "frame" | "cameras" | "open";
            upNext: {
                players: [
                    string,
                    string
                ];
                round: components["schemas"]["Name"] | null;
            }[];
            bracket: {
                /** @description In the order of the tree; empty for who is not known. */
                players: string[];
                /** @description Games won in the four quarterfinals, both semifinals and the final. */
                scores: ([
                    number,
                    number
                ] | null)[];
            } | null;
        };
        /** @description A team sheet as the staff of its tournament see it. */
        Sheet: {
            id: string;
            /** Format: uri */
            url: string;
            player: {
                name: string;
                /** @description Pronunciation of the name. */
                saidName: string | null;
                /** @description Null where none was given, or it was removed in time. */
                tonamelId: string | null;
                /** @description Null where none was given, or it was removed in time. */
                discordId: string | null;
                /** @description Null where none was given, or it was removed in time. */
                xId: string | null;
            };
            members: components["schemas"]["Member"][];
            teamCode: string | null;
            /** @description How much in it is against the rules that its tournament has. */
            findings: number;
            isPublic: boolean;
            revision: number;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            submittedAt: string;
            revisedAt: string | null;
            /** @description When staff last corrected it. */
            correctedAt: string | null;
            withdrawnAt: string | null;
            /** @description When a judge checked it as it is now. */
            checkedAt: string | null;
            /** @description As it is kept on the desk, published or not. */
            result: {
                rank: number | null;
                wins: number | null;
                losses: number | null;
                ties: number | null;
                outcome: ("dropped" | "disqualified") | null;
            } | null;
        };
        SheetCorrectedEvent: {
            /** @constant */
            type: "sheet.corrected";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
                sheet: components["schemas"]["ToldSheet"];
            };
        };
        SheetOf: {
            id: string;
            player: string;
        };
        SheetSubmittedEvent: {
            /** @constant */
            type: "sheet.submitted";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
                sheet: components["schemas"]["ToldSheet"];
            };
        };
        Sheets: {
            items: components["schemas"]["Sheet"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
        };
        Side: {
            /** @description Empty while nobody is chosen. */
            player: string;
            /** @description The name in Latin letters, where its player gave it. */
            latin: string | null;
            score: number;
            region: string | null;
            handle: string | null;
            record: string | null;
            seed: number | null;
            /** @description A team is there, and may not be shown now. */
            hidesTeam: boolean;
            team: {
                /** @enum {string} */
                shows: "open" | "species";
                members: components["schemas"]["Member"][];
            } | null;
            /** @description Of the game that is played; null before anything is marked. */
            battle: {
                came: number[];
                down: number[];
                tera: number | null;
                mega: number | null;
            } | null;
        };
        Species: {
            /** @description The ID of Pokémon Showdown; null for a name that was typed and is not in our tables. */
            id: string | null;
            name: components["schemas"]["Name"];
            /** @description In the National Pokédex */
            number: number;
            /** @description The ID of the species that a form belongs to. */
            base: string;
            types: components["schemas"]["Thing"][];
            abilities: components["schemas"]["Thing"][];
            /** @description In which of our games it is. */
            games: ("sv" | "champions")[];
        };
        SpeciesList: {
            items: components["schemas"]["Species"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
        };
        SpeciesUsage: {
            species: components["schemas"]["Thing"];
            teams: number;
            topCut: number;
            details: components["schemas"]["DetailUsage"][];
        };
        Stage: {
            /** @enum {string} */
            stage: "swiss" | "blocks" | "bracket";
            name: components["schemas"]["Name"];
            /** @enum {number} */
            bestOf: 1 | 3;
            /** @description Counts up with each publication. */
            version: number;
            /**
             * Format: date-time
             * @description When it, or its latest round, was last published.
             */
            publishedAt: string;
            /** @description When the time of its latest round is up. */
            endsAt: string | null;
            /** @description Null in other stages. */
            blocks: components["schemas"]["Blocks"] | null;
            rounds: {
                number: number;
                name: components["schemas"]["Name"];
                matches: components["schemas"]["Match"][];
            }[];
        };
        Standing: {
            rank: number | null;
            player: string;
            /** @description Null where only the place is known. */
            record: components["schemas"]["Record"] | null;
            dropped: boolean;
            disqualified: boolean;
            /** @description The ID of the team, where its player made it public. */
            team: string | null;
        };
        Standings: {
            items: components["schemas"]["Standing"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
            /** @description How many played. */
            players: number;
        };
        /** @description The most used first. What could tell a private team is left out. */
        Statistics: {
            tournaments: number;
            teams: number;
            /** @description How many of the teams made the cut. */
            topCut: number;
            species: components["schemas"]["SpeciesUsage"][];
            /** @description Of all Pokémon together. */
            details: components["schemas"]["DetailUsage"][];
            /** @description Two on one team, from five teams on. */
            pairs: {
                species: [
                    components["schemas"]["Thing"],
                    components["schemas"]["Thing"]
                ];
                teams: number;
            }[];
        };
        Team: {
            id: string;
            /** Format: uri */
            url: string;
            /** @description The name that its player shows. */
            player: string;
            /** @description The ID of its tournament. */
            tournament: string;
            /** @enum {string} */
            sheetKind: "ots" | "cts";
            /**
             * @description open: all that a team sheet shows; species: the six species, as of a closed sheet.
             * @enum {string}
             */
            shows: "open" | "species";
            /** @description Null before results are published, and without one. */
            rank: number | null;
            correctedAt: string | null;
            /** @description Under which the game lends the team. */
            teamCode: string | null;
            members: components["schemas"]["Member"][];
        };
        Teams: {
            items: components["schemas"]["Team"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
        };
        /** @description Plain text; empty where nothing is said in that language. */
        Text: components["schemas"]["Name"];
        /** @description A species, a move, an item: something of the game. */
        Thing: {
            /** @description The ID of Pokémon Showdown; null for a name that was typed and is not in our tables. */
            id: string | null;
            name: components["schemas"]["Name"];
        };
        /** @description A Swiss round, all blocks, or the whole bracket. */
        ToldRound: {
            /** @enum {string} */
            stage: "swiss" | "blocks" | "bracket";
            /** @description Null for blocks and the bracket, published at once. */
            number: number | null;
            name: components["schemas"]["Name"];
            /** @description Null once it is withdrawn. */
            publishedAt: string | null;
            /** @description When its time is up, if staff have said so. */
            endsAt: string | null;
            isWithdrawn: boolean;
            matches: components["schemas"]["Match"][];
        };
        /** @description That there is a sheet, and whose: nothing of what is in it. */
        ToldSheet: {
            /** @description Of the sheet. Whoever has it opens the team: keep it to staff. */
            id: string;
            /**
             * Format: uri
             * @description At the desk, for staff.
             */
            url: string;
            playerName: string;
            revision: number;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            submittedAt: string;
            correctedAt: string | null;
            /** @description How many sheets the tournament has now. */
            sheets: number;
        };
        /** @description A tournament without its long texts. */
        ToldTournament: {
            id: string;
            /** Format: uri */
            url: string;
            name: components["schemas"]["Name"];
            group: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            game: "sv" | "champions";
            /** @description The ID of a regulation; null in a free format; `champions-next` or `sv-next` while nobody has entered the regulation of its day. */
            regulation: string | null;
            /** @enum {string} */
            rule: "all" | "single" | "double" | "multi" | "triple";
            /** @enum {string} */
            format: "online" | "offline";
            /**
             * @description ots: open team sheets; cts: closed ones.
             * @enum {string}
             */
            sheetKind: "ots" | "cts";
            /** @enum {string} */
            phase: "running" | "upcoming" | "past";
            /**
             * @description Whether teams may be handed in now, and if not, why.
             * @enum {string}
             */
            submission: "open" | "closedByHand" | "deadlinePassed" | "notPublished" | "canceled";
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            submissionDeadlineAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            endsAt: string;
            /** @description An IANA name */
            timeZone: string;
            isTest: boolean;
            canceledAt: string | null;
            cancelReason: string;
            hasResults: boolean;
            place: string;
            placeUrl: string | null;
            capacity: number | null;
            /** @description Players in the final bracket: 0 without one, null where nobody has said. */
            topCut: number | null;
            contact: string;
            externalUrl: string | null;
        };
        Tournament: {
            id: string;
            /** Format: uri */
            url: string;
            name: components["schemas"]["Name"];
            group: {
                id: string;
                name: string;
            };
            /** @enum {string} */
            game: "sv" | "champions";
            /** @description The ID of a regulation; null in a free format; `champions-next` or `sv-next` while nobody has entered the regulation of its day. */
            regulation: string | null;
            /** @enum {string} */
            rule: "all" | "single" | "double" | "multi" | "triple";
            /** @enum {string} */
            format: "online" | "offline";
            /**
             * @description ots: open team sheets; cts: closed ones.
             * @enum {string}
             */
            sheetKind: "ots" | "cts";
            /** @enum {string} */
            phase: "running" | "upcoming" | "past";
            /**
             * @description Whether teams may be handed in now, and if not, why.
             * @enum {string}
             */
            submission: "open" | "closedByHand" | "deadlinePassed" | "notPublished" | "canceled";
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            submissionDeadlineAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            startsAt: string;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            endsAt: string;
            /** @description An IANA name */
            timeZone: string;
            isTest: boolean;
            canceledAt: string | null;
            cancelReason: string;
            hasResults: boolean;
            place: string;
            placeUrl: string | null;
            capacity: number | null;
            /** @description Players in the final bracket: 0 without one, null where nobody has said. */
            topCut: number | null;
            contact: string;
            externalUrl: string | null;
            description: components["schemas"]["Text"];
            rules: components["schemas"]["Text"];
        };
        TournamentClosedEvent: {
            /** @constant */
            type: "tournament.closed";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
            };
        };
        TournamentDeadlineNearEvent: {
            /** @constant */
            type: "tournament.deadline_near";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
                /** @description 24 or 1 */
                hours: number;
            };
        };
        TournamentEndedEvent: {
            /** @constant */
            type: "tournament.ended";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
            };
        };
        TournamentOpenedEvent: {
            /** @constant */
            type: "tournament.opened";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
            };
        };
        TournamentPublishedEvent: {
            /** @constant */
            type: "tournament.published";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
            };
        };
        TournamentStartedEvent: {
            /** @constant */
            type: "tournament.started";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                tournament: components["schemas"]["ToldTournament"];
            };
        };
        Tournaments: {
            items: components["schemas"]["Tournament"][];
            /** @description The `cursor` of the next page, which Link names too; null on the last. */
            next: string | null;
        };
        WebhookTestEvent: {
            /** @constant */
            type: "webhook.test";
            /**
             * Format: date-time
             * @description When it happened: ISO 8601, in UTC.
             */
            timestamp: string;
            data: {
                group: {
                    id: string;
                    name: string;
                };
                name: components["schemas"]["Name"];
            };
        };
        WholeRegulation: {
            id: string;
            /** Format: uri */
            url: string;
            /** @enum {string} */
            game: "sv" | "champions";
            name: components["schemas"]["Name"];
            /** @description The ID of the regulation that it follows from. */
            basedOn: string | null;
            /**
             * Format: date-time
             * @description ISO 8601, in UTC
             */
            startsAt: string;
            /** @description The first instant at which it holds no longer; null while that is not announced. */
            endsAt: string | null;
            level: number;
            speciesClause: boolean;
            itemClause: boolean;
            /** @description How many of a side may Mega Evolve in a battle. */
            megas: number;
            /** @description What its team sheets show. */
            shows: ("ability" | "item" | "moves" | "teraType" | "statAlignment")[];
            /** @description What may be on a team; null where that is not known. */
            species: components["schemas"]["Thing"][] | null;
            items: components["schemas"]["Thing"][] | null;
            restricted: {
                /** @description Of these a team may have so many together. */
                limit: number;
                species: components["schemas"]["Thing"][];
            };
        };
        WrittenEntrants: {
            dryRun: boolean;
            added: number;
            changed: number;
            unchanged: number;
            /** @description On the list and in no line: dropped or removed where `gone` says so. */
            gone: number;
            /** @description The text has no clear shape, so some names may be missing or wrong: compare them. */
            unsure: boolean;
            leftOut: components["schemas"]["LeftOut"][];
        };
        /** @description The match as it is now. */
        WrittenResult: {
            match: components["schemas"]["Match"];
        };
        WrittenResults: {
            dryRun: boolean;
            /** @description Results that are other ones now. */
            changed: number;
            unchanged: number;
            cleared: number;
            leftOut: components["schemas"]["LeftOut"][];
            /** @description Teams that no line is about. */
            missing: components["schemas"]["SheetOf"][];
        };
        WrittenRound: {
            dryRun: boolean;
            /** @description Of the Swiss rounds: counts up with each publication. */
            version: number;
            round: number;
            name: components["schemas"]["Name"];
            /** @enum {number} */
            bestOf: 1 | 3;
            endsAt: string | null;
            pairings: {
                table: string;
                players: [
                    string,
                    string | null
                ];
                isBye: boolean;
            }[];
            /** @description The round as it is published now. */
            matches: components["schemas"]["Match"][];
            /** @description IDs of matches that keep another result than the body has: results are taken of new pairings only. */
            otherResults: string[];
            /** @description Entrants in no pairing who have not dropped out. */
            missing: {
                id: string;
                name: string;
            }[];
            leftOut: components["schemas"]["LeftOut"][];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listTournaments: {
        parameters: {
            query?: {
                /** @description before, during or after it */
                when?: "running" | "upcoming" | "past";
                /** @description part of a name: of a tournament or its organizer, of a Pokémon in Japanese, English or rōmaji */
                q?: string;
                /** @description game */
                game?: "sv" | "champions";
                /** @description the ID of a regulation (of posts, as its author wrote it) */
                regulation?: string;
                /** @description battle format */
                rule?: "all" | "single" | "double" | "multi" | "triple";
                /** @description venue */
                format?: "online" | "offline";
                /** @description open (ots) or closed team sheets (cts) */
                sheetKind?: "ots" | "cts";
                /** @description the ID of the organizer */
                group?: string;
                /** @description starts at this time or later; a date alone is UTC */
                startsFrom?: string;
                /** @description starts before this time */
                startsBefore?: string;
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournaments"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTournament: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                tournamentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tournament"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listTeams: {
        parameters: {
            query?: {
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                tournamentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Teams"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStandings: {
        parameters: {
            query?: {
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                tournamentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Standings"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRounds: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                tournamentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Rounds"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeRound: {
        parameters: {
            query?: {
                /** @description the number of the round; not needed if the body says it */
                round?: number;
                /** @description best of 1 or 3; without it as it is now */
                bestOf?: "1" | "3";
                /** @description when the time of the round is up; without it, a published round keeps its end, and a new one has none */
                endsAt?: string;
                /** @description the version of the rounds that you saw; refused with 409 if it’s another now */
                version?: number;
                /** @description results of pairings that change: delete them, or keep them by refusing with 409 */
                lost?: "keep" | "delete";
                /** @description true: only tell what would change */
                dryRun?: "true" | "false";
            };
            header?: never;
            path: {
                tournamentId: string;
            };
            cookie?: never;
        };
        /** @description A table as the page of the desk takes it. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/plain": string;
                "application/json": components["schemas"]["RoundToPublish"];
                "application/xml": string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenRound"];
                };
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: A token of the group is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: The token lacks this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: Someone else changed the same at this moment: send it again. outdated: It has changed since then: read it again. resultsLost: This would delete results: see matches, and send lost=delete. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The body is larger than two megabytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unreadable: The body could not be read: see faults and leftOut. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTournamentStatistics: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                tournamentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTeam: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                teamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Team"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notShown: This is not public now. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description gone: It was withdrawn or deleted. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listRegulations: {
        parameters: {
            query?: {
                /** @description game */
                game?: "sv" | "champions";
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Regulations"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRegulation: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                regulationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WholeRegulation"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getRegulationStatistics: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                regulationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Statistics"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSpecies: {
        parameters: {
            query?: {
                /** @description part of a name: of a tournament or its organizer, of a Pokémon in Japanese, English or rōmaji */
                q?: string;
                /** @description game */
                game?: "sv" | "champions";
                /** @description the ID of a regulation (of posts, as its author wrote it) */
                regulation?: string;
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SpeciesList"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPosts: {
        parameters: {
            query?: {
                /** @description order */
                order?: "newest" | "favorite";
                /** @description a Pokémon by its ID or its name in either language */
                species?: string;
                /** @description the ID of a regulation (of posts, as its author wrote it) */
                regulation?: string;
                /** @description battle format */
                rule?: "single" | "double" | "triple";
                /** @description only posts with a final place */
                ranked?: string;
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Posts"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPost: {
        parameters: {
            query?: never;
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                postId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Post"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOnAir: {
        parameters: {
            query?: {
                /** @description which of the group’s streams */
                stream?: "1" | "2";
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OnAir"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listGroupTournaments: {
        parameters: {
            query?: {
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnTournaments"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: A token of the group is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: The token lacks this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSheets: {
        parameters: {
            query?: {
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                groupId: string;
                tournamentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Sheets"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: A token of the group is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: The token lacks this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listEntrants: {
        parameters: {
            query?: {
                /** @description how many on a page */
                limit?: number;
                /** @description next of the page before */
                cursor?: string;
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                groupId: string;
                tournamentId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    /** @description Strong: send it as If-None-Match. */
                    ETag?: string;
                    /** @description The next page, as rel="next". */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Entrants"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: A token of the group is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: The token lacks this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeEntrants: {
        parameters: {
            query?: {
                /** @description people who aren’t in it: keep, drop or remove them */
                gone?: "keep" | "drop" | "remove";
                /** @description true: only tell what would change */
                dryRun?: "true" | "false";
            };
            header?: never;
            path: {
                groupId: string;
                tournamentId: string;
            };
            cookie?: never;
        };
        /** @description A table as the page of the desk takes it. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/plain": string;
                "application/json": string;
                "application/xml": string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenEntrants"];
                };
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: A token of the group is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: The token lacks this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: Someone else changed the same at this moment: send it again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The body is larger than two megabytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unreadable: The body could not be read: see faults and leftOut. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeResults: {
        parameters: {
            query?: {
                /** @description results of teams that aren’t in it: keep or clear them */
                unsaid?: "keep" | "clear";
                /** @description true: only tell what would change */
                dryRun?: "true" | "false";
            };
            header?: never;
            path: {
                groupId: string;
                tournamentId: string;
            };
            cookie?: never;
        };
        /** @description A table as the page of the desk takes it. */
        requestBody: {
            content: {
                "text/csv": string;
                "text/plain": string;
                "application/json": string;
                "application/xml": string;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenResults"];
                };
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: A token of the group is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: The token lacks this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: Someone else changed the same at this moment: send it again. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The body is larger than two megabytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unreadable: The body could not be read: see faults and leftOut. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    writeMatchResult: {
        parameters: {
            query?: {
                /** @description the revision of the match that you saw; refused with 409 if it’s another now */
                revision?: number;
            };
            header?: never;
            path: {
                tournamentId: string;
                matchId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultToEnter"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WrittenResult"];
                };
            };
            /** @description wrongQuery: A query parameter has a wrong value. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: A token of the group is required. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: The token lacks this scope. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description conflict: Someone else changed the same at this moment: send it again. outdated: It has changed since then: read it again. notPlayable: It is a bye, or its players are not known yet. nextPlayed: The next match of the bracket has a result: clear that first. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooLarge: The body is larger than two megabytes. */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unreadable: The body could not be read: see faults and leftOut. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: Too many requests: wait as long as Retry-After says. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBroadcast: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: {
                "If-None-Match"?: string;
            };
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlState"];
                };
            };
            /** @description You have it. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlScore: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /**
                     * @description by must be a whole number, 1 if left out, that leaves a score this match can have.
                     * @default 1
                     */
                    by?: number;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /**
                     * @description by must be a whole number, 1 if left out, that leaves a score this match can have.
                     * @default 1
                     */
                    by?: number;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlSwap: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlCame: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlDown: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlTera: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlMega: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description pokemon must be the place (1 to 6) or the name of a Pokémon whose team is on air, in a regulation that has what is marked. */
                    pokemon: number | string;
                    /**
                     * @description to must be "on", "off" or "toggle"; "on" if left out.
                     * @default on
                     * @enum {unknown}
                     */
                    to?: "on" | "off" | "toggle";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlTake: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description winner must be 1 or 2.
                     * @enum {unknown}
                     */
                    winner?: 1 | 2;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description winner must be 1 or 2.
                     * @enum {unknown}
                     */
                    winner?: 1 | 2;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlUndo: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlRedo: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlOff: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlSetScore: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description score1 must be a whole number from 0 to what wins the match; at least one of score1 and score2. */
                    score1?: number;
                    /** @description score2 must be a whole number from 0 to what wins the match; at least one of score1 and score2. */
                    score2?: number;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown;
                "application/x-www-form-urlencoded": {
                    /** @description score1 must be a whole number from 0 to what wins the match; at least one of score1 and score2. */
                    score1?: number;
                    /** @description score2 must be a whole number from 0 to what wins the match; at least one of score1 and score2. */
                    score2?: number;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlAbout: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description region must be up to 16 characters; at least one of region, handle, record and seed. */
                    region?: string;
                    /** @description handle must be up to 30 characters. */
                    handle?: string;
                    /** @description record must be up to 12 characters, such as 3-1. */
                    record?: string;
                    /** @description seed must be a whole number from 1 to 999, or empty. */
                    seed?: number | "";
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown | unknown | unknown;
                "application/x-www-form-urlencoded": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description region must be up to 16 characters; at least one of region, handle, record and seed. */
                    region?: string;
                    /** @description handle must be up to 30 characters. */
                    handle?: string;
                    /** @description record must be up to 12 characters, such as 3-1. */
                    record?: string;
                    /** @description seed must be a whole number from 1 to 999, or empty. */
                    seed?: number | "";
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown | unknown | unknown;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlResetScore: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlKind: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description kind must be one of startingSoon, versus, match, teams, standings, kp, winner, break, nextMatch, bracket.
                     * @enum {unknown}
                     */
                    kind: "startingSoon" | "versus" | "match" | "teams" | "standings" | "kp" | "winner" | "break" | "nextMatch" | "bracket";
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /**
                     * @description kind must be one of startingSoon, versus, match, teams, standings, kp, winner, break, nextMatch, bracket.
                     * @enum {unknown}
                     */
                    kind: "startingSoon" | "versus" | "match" | "teams" | "standings" | "kp" | "winner" | "break" | "nextMatch" | "bracket";
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlNext: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": {
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlUpNext: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description matches must be up to 16 lines such as "Haruka vs Mirai, Semifinals"; empty for none. */
                    matches: string;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default draft
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
                "application/x-www-form-urlencoded": {
                    /** @description matches must be up to 16 lines such as "Haruka vs Mirai, Semifinals"; empty for none. */
                    matches: string;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default draft
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                };
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlCountdown: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description minutes must be a whole number from 0, which ends the countdown, to 1440; or send at or endsAt. */
                    minutes?: number;
                    /** @description at must be a time of day in Japan such as 18:30, at most 18 hours from now. */
                    at?: string;
                    /**
                     * Format: date-time
                     * @description endsAt must be an instant such as 2026-12-05T09:30:00Z.
                     */
                    endsAt?: string;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown | unknown;
                "application/x-www-form-urlencoded": {
                    /** @description minutes must be a whole number from 0, which ends the countdown, to 1440; or send at or endsAt. */
                    minutes?: number;
                    /** @description at must be a time of day in Japan such as 18:30, at most 18 hours from now. */
                    at?: string;
                    /**
                     * Format: date-time
                     * @description endsAt must be an instant such as 2026-12-05T09:30:00Z.
                     */
                    endsAt?: string;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default live
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown | unknown;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlRound: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description round must be one of swiss, round, top32, top16, top8, semifinals, thirdPlace, finals, grandFinals, or none; or words of up to 24 characters in ja and en.
                     * @enum {unknown}
                     */
                    round?: "swiss" | "round" | "top32" | "top16" | "top8" | "semifinals" | "thirdPlace" | "finals" | "grandFinals" | "none";
                    /** @description ja must be words of up to 24 characters, instead of round. */
                    ja?: string;
                    /** @description en must be words of up to 24 characters, instead of round. */
                    en?: string;
                    /** @description number must be a whole number from 1 to 20. */
                    number?: number;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default draft
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown | unknown;
                "application/x-www-form-urlencoded": {
                    /**
                     * @description round must be one of swiss, round, top32, top16, top8, semifinals, thirdPlace, finals, grandFinals, or none; or words of up to 24 characters in ja and en.
                     * @enum {unknown}
                     */
                    round?: "swiss" | "round" | "top32" | "top16" | "top8" | "semifinals" | "thirdPlace" | "finals" | "grandFinals" | "none";
                    /** @description ja must be words of up to 24 characters, instead of round. */
                    ja?: string;
                    /** @description en must be words of up to 24 characters, instead of round. */
                    en?: string;
                    /** @description number must be a whole number from 1 to 20. */
                    number?: number;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default draft
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown | unknown;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    controlPlayer: {
        parameters: {
            query?: {
                /** @description The stream that the token was made for. */
                stream?: "1" | "2";
            };
            header?: never;
            path: {
                groupId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description team must be the ID of a team that was handed in for the tournament of the scene; or send name. */
                    team?: string;
                    /** @description name must be up to 16 characters; empty frees the seat. */
                    name?: string;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default draft
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown;
                "application/x-www-form-urlencoded": {
                    /**
                     * @description side must be 1 or 2.
                     * @enum {unknown}
                     */
                    side: 1 | 2;
                    /** @description team must be the ID of a team that was handed in for the tournament of the scene; or send name. */
                    team?: string;
                    /** @description name must be up to 16 characters; empty frees the seat. */
                    name?: string;
                    /**
                     * @description on must be "live" or "draft" ("next" knows "draft" alone).
                     * @default draft
                     * @enum {unknown}
                     */
                    on?: "live" | "draft";
                    /** @description revision must be a whole number: the revision that must still be on air. */
                    revision?: number;
                    /** @description draftRevision must be a whole number: the revision that the draft must still have. */
                    draftRevision?: number;
                } | unknown | unknown;
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ControlAnswer"];
                };
            };
            /** @description wrongBody: The body could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description authenticationRequired: Send a control token of this group as "Authorization: Bearer …". */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description scopeMissing: This token was made for something else: make one that controls the broadcast. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description notFound: There is nothing at this URL. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooManyCame: Four Pokémon were brought already: take one back with to=off. moved: It has changed since the revision that was sent. noWinner: Nobody has won as many games as it takes: set the score, or take with winner=1 or winner=2. nothingLive: Nothing is on air. nothingToUndo: There is nothing to undo. nothingToRedo: There is nothing to redo. */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description wrongValue: A value is not allowed here. scoreImpossible: A match of this length never has that score. */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description tooMany: At most 60 calls in 10 seconds. */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
            /** @description unavailable: Unavailable: try again in a few seconds. */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "tournament.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentPublishedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tournament.opened": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentOpenedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tournament.deadline_near": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentDeadlineNearEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tournament.closed": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentClosedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tournament.started": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentStartedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "tournament.ended": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TournamentEndedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "sheet.submitted": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetSubmittedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "sheet.corrected": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SheetCorrectedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "results.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResultsPublishedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "announcement.posted": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnnouncementPostedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "broadcast.on_air": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BroadcastOnAirEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "round.published": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoundPublishedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "match.reported": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MatchReportedEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description The same for the same event, which may come twice. */
                "webhook-id": string;
                /** @description When this body was written, in Unix seconds. Events may come out of order. */
                "webhook-timestamp": string;
                /** @description As Standard Webhooks says. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookTestEvent"];
            };
        };
        responses: {
            /** @description No more of these: the webhook is turned off. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Taken. */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Sent again later. */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
