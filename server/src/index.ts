export { createServer, type ServerOptions } from './createServer.ts';
export { connect } from './database/connect.ts';
export { migrate, NewerDatabase } from './database/migrate.ts';
export { CannotRunPostgres, FolderInUse, reachableFolder, startOwnPostgres } from './database/ownPostgres.ts';
export { contentsIn } from './files/Contents.ts';
export { keptSecret } from './sessions/keptSecret.ts';
export { Passwords } from './sessions/passwords.ts';
export { createSite, type PortalConfig, sameOrigin, securityHeaders } from './site/site.ts';
export type { Interceptor } from './treaty/routes.ts';
