-- CreateEnum
CREATE TYPE "game_mode" AS ENUM ('ranked', 'table', 'practice', 'demo');

-- CreateEnum
CREATE TYPE "game_run_state" AS ENUM ('running', 'ended');

-- CreateEnum
CREATE TYPE "game_text_kind" AS ENUM ('speech', 'note');

-- CreateTable
CREATE TABLE "member" (
    "id" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "sign_in_key" TEXT NOT NULL,
    "email_verified" BOOLEAN NOT NULL DEFAULT false,
    "image" TEXT,
    "role" TEXT NOT NULL DEFAULT 'member',
    "bot" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "member_session" (
    "id" TEXT NOT NULL,
    "token" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "ip_address" TEXT,
    "user_agent" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "member_session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "credential" (
    "id" TEXT NOT NULL,
    "account_id" TEXT NOT NULL,
    "provider_id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "password" TEXT,
    "access_token" TEXT,
    "refresh_token" TEXT,
    "id_token" TEXT,
    "access_token_expires_at" TIMESTAMPTZ(3),
    "refresh_token_expires_at" TIMESTAMPTZ(3),
    "scope" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "credential_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "verification" (
    "id" TEXT NOT NULL,
    "identifier" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "verification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "invitation" (
    "id" TEXT NOT NULL,
    "code_hash" TEXT NOT NULL,
    "created_by" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "invitation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "admin_link" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "admin_link_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "setting" (
    "name" TEXT NOT NULL,
    "value" JSONB NOT NULL,

    CONSTRAINT "setting_pkey" PRIMARY KEY ("name")
);

-- CreateTable
CREATE TABLE "club_table" (
    "id" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "state" TEXT NOT NULL DEFAULT 'open',
    "preset" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "clock_factor" DOUBLE PRECISION NOT NULL DEFAULT 1,
    "first_speaker" INTEGER NOT NULL DEFAULT 1,
    "protected_ids" TEXT[],
    "game_id" TEXT,
    "created_by" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "club_table_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "table_seat" (
    "table_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "member_id" TEXT NOT NULL,
    "bot" BOOLEAN NOT NULL DEFAULT false,
    "queue_position" BIGINT,

    CONSTRAINT "table_seat_pkey" PRIMARY KEY ("table_id","seat")
);

-- CreateTable
CREATE TABLE "ready_check" (
    "id" TEXT NOT NULL,
    "table_id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "seed" TEXT NOT NULL,
    "commitment" TEXT NOT NULL,
    "opened_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "closes_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ready_check_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ready" (
    "check_id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "contribution" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ready_pkey" PRIMARY KEY ("check_id","member_id")
);

-- CreateTable
CREATE TABLE "queue_entry" (
    "member_id" TEXT NOT NULL,
    "preset" TEXT NOT NULL,
    "size" INTEGER NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "queue_entry_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "presence" (
    "member_id" TEXT NOT NULL,
    "socket_id" TEXT NOT NULL,
    "node_id" TEXT NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "presence_pkey" PRIMARY KEY ("member_id")
);

-- CreateTable
CREATE TABLE "ruleset" (
    "id" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ruleset_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game" (
    "id" TEXT NOT NULL,
    "table_id" TEXT,
    "ruleset_id" TEXT NOT NULL,
    "mode" "game_mode" NOT NULL,
    "ranked" BOOLEAN NOT NULL,
    "size" INTEGER NOT NULL,
    "state" "game_run_state" NOT NULL DEFAULT 'running',
    "head" INTEGER NOT NULL,
    "next_deadline" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL,
    "ended_at" TIMESTAMPTZ(3),

    CONSTRAINT "game_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "game_seat" (
    "game_id" TEXT NOT NULL,
    "seat" INTEGER NOT NULL,
    "member_id" TEXT NOT NULL,
    "bot" BOOLEAN NOT NULL,
    "living" BOOLEAN NOT NULL,

    CONSTRAINT "game_seat_pkey" PRIMARY KEY ("game_id","seat")
);

-- CreateTable
CREATE TABLE "event" (
    "game_id" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "type" TEXT NOT NULL,
    "schema" INTEGER NOT NULL,
    "data" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "event_pkey" PRIMARY KEY ("game_id","revision")
);

-- CreateTable
CREATE TABLE "receipt" (
    "game_id" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "command_id" TEXT NOT NULL,
    "payload_hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "revision" INTEGER NOT NULL,

    CONSTRAINT "receipt_pkey" PRIMARY KEY ("game_id","actor","command_id")
);

-- CreateTable
CREATE TABLE "game_text" (
    "id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "kind" "game_text_kind" NOT NULL,
    "body" TEXT,
    "hash" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "game_text_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "settlement" (
    "game_id" TEXT NOT NULL,
    "position" BIGSERIAL NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),

    CONSTRAINT "settlement_pkey" PRIMARY KEY ("game_id")
);

-- CreateTable
CREATE TABLE "ledger_entry" (
    "id" TEXT NOT NULL,
    "member_id" TEXT NOT NULL,
    "game_id" TEXT NOT NULL,
    "cause" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "reverses" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ledger_entry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "node" (
    "id" TEXT NOT NULL,
    "started_at" TIMESTAMPTZ(3) NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL,
    "absent_since" TIMESTAMPTZ(3),

    CONSTRAINT "node_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "audit_entry" (
    "id" TEXT NOT NULL,
    "actor" TEXT NOT NULL,
    "act" TEXT NOT NULL,
    "subject" TEXT,
    "game_id" TEXT,
    "reason" TEXT,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "audit_entry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "member_sign_in_key_key" ON "member"("sign_in_key");

-- CreateIndex
CREATE UNIQUE INDEX "member_session_token_key" ON "member_session"("token");

-- CreateIndex
CREATE INDEX "member_session_member_id_idx" ON "member_session"("member_id");

-- CreateIndex
CREATE INDEX "credential_member_id_idx" ON "credential"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "credential_provider_id_account_id_key" ON "credential"("provider_id", "account_id");

-- CreateIndex
CREATE UNIQUE INDEX "invitation_code_hash_key" ON "invitation"("code_hash");

-- CreateIndex
CREATE UNIQUE INDEX "admin_link_token_hash_key" ON "admin_link"("token_hash");

-- CreateIndex
CREATE INDEX "club_table_state_idx" ON "club_table"("state");

-- CreateIndex
CREATE UNIQUE INDEX "table_seat_member_id_key" ON "table_seat"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "ready_check_table_id_key" ON "ready_check"("table_id");

-- CreateIndex
CREATE UNIQUE INDEX "ready_check_game_id_key" ON "ready_check"("game_id");

-- CreateIndex
CREATE INDEX "queue_entry_preset_size_position_idx" ON "queue_entry"("preset", "size", "position");

-- CreateIndex
CREATE INDEX "presence_seen_at_idx" ON "presence"("seen_at");

-- CreateIndex
CREATE INDEX "game_due" ON "game"("state", "next_deadline");

-- CreateIndex
CREATE INDEX "game_table_id_idx" ON "game"("table_id");

-- CreateIndex
CREATE INDEX "game_seat_member_id_idx" ON "game_seat"("member_id");

-- CreateIndex
CREATE UNIQUE INDEX "game_seat_living_member" ON "game_seat"("member_id") WHERE ("living" = true);

-- CreateIndex
CREATE INDEX "game_text_member_id_at_idx" ON "game_text"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "settlement_position_key" ON "settlement"("position");

-- CreateIndex
CREATE INDEX "settlement_settled_at_position_idx" ON "settlement"("settled_at", "position");

-- CreateIndex
CREATE INDEX "ledger_entry_member_id_at_idx" ON "ledger_entry"("member_id", "at");

-- CreateIndex
CREATE UNIQUE INDEX "ledger_entry_game_id_member_id_cause_key" ON "ledger_entry"("game_id", "member_id", "cause");

-- CreateIndex
CREATE INDEX "node_seen_at_idx" ON "node"("seen_at");

-- CreateIndex
CREATE INDEX "audit_entry_at_idx" ON "audit_entry"("at");

-- CreateIndex
CREATE INDEX "audit_entry_game_id_idx" ON "audit_entry"("game_id");
