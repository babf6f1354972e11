import type { NotifyCoworkerData, NotifyCoworkerResponses } from '@portal/api-client/treaty';
import { type Handler, userIdOf } from '../http/call.ts';
import { badField } from '../http/Refusal.ts';
import { contractFor } from './access.ts';
import { recordOf } from './records.ts';

/** `sender_id` travels, but the sender is whoever is signed in (decision 13). */
const notifyCoworker: Handler<NotifyCoworkerData, NotifyCoworkerResponses> = ({
  body,
  caller,
  store,
  now,
}) => {
  const contract = contractFor(store, caller, body.ref_id);
  const coworker = recordOf(store, 'users', body.users_id);
  if (coworker.status !== 1) throw badField('users_id', 'is not active');
  const sender = recordOf(store, 'users', userIdOf(caller));
  const name = `${sender.name} ${sender.lastName}`;
  const fields = body.fields.join(', ');
  store.insert('mails', {
    to: coworker.email,
    subject: `Contrat ${contract.number} - Contract ${contract.number}`,
    text: `${name} attire votre attention sur : ${fields}. - ${name} draws your attention to: ${fields}.`,
    link: `/admin/contracts/edit/${contract.id}/basic`,
    sentAt: now.toISOString(),
  });
  return { message: 'Email notification was sent successfully.' };
};

/** The call that tells a co-worker. */
export const notify = {
  notifyCoworker,
};
