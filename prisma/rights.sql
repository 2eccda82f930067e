-- What the api's role may do; run after every migration, by the owner, as often as one likes.
-- By hand: psql "$DATABASE_OWNER_URL" -v api=ROLE -f prisma/rights.sql
-- The log, receipts, the ledger, the audit and rulesets are written once: select and insert, nothing else.

revoke create on schema public from public;
grant usage on schema public to :"api";
grant usage on all sequences in schema public to :"api";

-- The api looks whether the database is as new as it is itself.
grant select on _prisma_migrations to :"api";

-- Accounts and the club's tables.
grant select, insert, update, delete on member, member_session, credential, verification, invitation, admin_link, setting to :"api";
grant select, insert, update, delete on club_table, table_seat, ready_check, ready, queue_entry, presence to :"api";

-- Games: the log, its receipts, the ledger and the audit grow and never change.
grant select, insert on event, receipt, ledger_entry, audit_entry, ruleset to :"api";
grant select, insert, update on game, game_seat, game_text, settlement to :"api";
grant select, insert, update, delete on node to :"api";
