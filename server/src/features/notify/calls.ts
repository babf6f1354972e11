import { recipientOf, writeMail } from '../../mail/outbox.ts';
import { type Handlers, userIdOf } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import { contractFor } from '../access.ts';
import { recordOf } from '../records.ts';

/** The call that notifies a co-worker. */
export const notify = {
  /** `sender_id` is in the request, but the sender is always the signed-in user (DECISION-13). */
  async notifyCoworker(call) {
    const { body, caller, db, now } = call;
    const contract = await contractFor(db, caller, body.ref_id);
    const coworker = await recordOf(db, 'users', body.users_id);
    if (coworker.status !== 1) throw badField('users_id', 'is not active');
    const sender = await recordOf(db, 'users', userIdOf(caller));
    const name = `${sender.name} ${sender.last_name}`;
    const fields = body.fields.join(', ');
    const mail = {
      ...recipientOf(coworker),
      subject: `Contrat ${contract.number} - Contract ${contract.number}`,
      text: `${name} attire votre attention sur : ${fields}. - ${name} draws your attention to: ${fields}.`,
      link: `/admin/contracts/edit/${contract.id}/basic`,
    };
    await writeMail(db, mail, now);
    return { message: 'Email notification was sent successfully.' };
  },
} satisfies Handlers;
