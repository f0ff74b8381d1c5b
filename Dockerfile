# docker build --build-arg SITE_ORIGIN=https://www.example.com -t perilune .
# docker run -p 3000:3000 -v perilune-data:/data perilune
FROM node:24-bookworm-slim AS build
WORKDIR /site
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
ARG SITE_ORIGIN
# The image brings its Node itself.
RUN SITE_ORIGIN=$SITE_ORIGIN npm run build && npm prune --omit=dev && rm -rf node_modules/node-linux-* node_modules/.bin/node

FROM node:24-bookworm-slim
WORKDIR /site
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=build /site/package.json /site/retention.json ./
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/supabase supabase
COPY --from=build /site/domain domain
COPY --from=build /site/server server
COPY --from=build /site/build build
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --start-period=20s CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/healthz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "server/main.ts"]
