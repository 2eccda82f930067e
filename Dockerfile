# One image for the api, the dashboard and the migrations; docker-compose.yml says which command each runs.
FROM node:24-bookworm-slim AS build
WORKDIR /club
ENV NX_DAEMON=false NEXT_TELEMETRY_DISABLED=1
COPY . .
RUN npm ci --no-audit --no-fund && npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24-bookworm-slim
WORKDIR /club
ENV NODE_ENV=production NEXT_TELEMETRY_DISABLED=1
COPY --from=build --chown=node:node /club /club
USER node
CMD ["node", "apps/api/dist/main.js"]
