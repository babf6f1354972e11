import type { SignIn } from '@portal/api-client/openapi';
import { sql } from 'kysely';
import type { Sql } from '../../database/Sql.ts';
import type { Call, Handlers } from '../../openapi/call.ts';
import { networkDigestsOf } from '../../sessions/originOf.ts';
import { userNameOf } from '../json.ts';
import { equals, folded, matches, pageOf } from '../lists.ts';
import { reachableUser } from './reachable-user.ts';

/** The calls about attempts to sign in. */
export const signIns = {
  listSignIns: (call) =>
    pageOfSignIns(call, [
      equals(sql`s.user_id`, call.query.userId),
      equals(sql`s.outcome`, call.query.outcome),
      matches(call.query.search, folded(sql`u.name`), folded(sql`u.last_name`)),
    ]),

  async listSignInsOfUser(call) {
    await reachableUser(call, call.path.id);
    return pageOfSignIns(call, [sql`s.user_id = ${call.path.id}`]);
  },
} satisfies Handlers;

/** Returns a page of matching attempts, newest first. */
async function pageOfSignIns(call: Call, where: Parameters<typeof pageOf>[1]['where']) {
  const { db, query } = call;
  return pageOf<SignIn, SignIn>(
    db,
    {
      from: sql`sign_ins s left join users u on u.id = s.user_id`,
      own: sql`sign_ins s`,
      id: sql`-s.id`,
      where,
      usual: [sql`s.happened_at`, 'DESC'],
      select: answered(call),
      joins: sql`join sign_ins s on s.id = -page.id left join users u on u.id = s.user_id
        left join users b on b.id = s.by_user_id
        left join sessions o on o.id = s.session_id and o.ended_at is null and o.expires_at > ${call.now.toISOString()}
          and ${call.sessions.isYoung(sql`o.began_at`)}`,
    },
    query,
    signInAnswer,
  );
}

/** The columns of the response. Shows only a part of each hash, which is enough to tell a few of them apart. */
function answered(call: Call): Sql {
  const { session } = call;
  const tag = (hash: Sql) => sql`upper(left(encode(sha256(convert_to(${hash}, 'UTF8')), 'hex'), 6))`;
  return sql`s.id, s.happened_at, s.outcome, s.times, s.browser, s.system, s.is_new_device::int,
    case when s.network is not null then (s.network = any (${networkDigestsOf(call)}::text[]))::int end as same_network,
    (s.session_id is not null and s.session_id is not distinct from ${session}::uuid)::int as is_current,
    (o.id is not null)::int as is_open,
    case when s.by_user_id = s.user_id then 'self' when s.by_user_id is not null then 'other' end as ended_by,
    ${userNameOf('u')} as "user", ${tag(sql`s.account`)} as account, ${tag(sql`s.network`)} as network,
    ${userNameOf('b')} as by, s.provider`;
}

function signInAnswer(row: SignIn): SignIn {
  const { id, happened_at, outcome, times, browser, system, is_new_device, same_network, is_current } = row;
  const { is_open, ended_by, user, account, network, by, provider } = row;
  const shown = { id, happened_at, outcome, times, browser, system, is_new_device, same_network };
  return { ...shown, is_current, is_open, ended_by, user, account, network, by, provider };
}
