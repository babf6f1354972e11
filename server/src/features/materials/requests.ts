import type { Db } from '../../database/connect.ts';
import { type Handlers, userIdOf } from '../../openapi/call.ts';
import { badField } from '../../refusal/Refusal.ts';
import { writableContractFor } from '../access.ts';
import { courseAnswer } from '../contracts/answers.ts';
import { courseRow } from '../contracts/queries.ts';
import { findRecord, insertRecord, recordOf, updateAndRead, updateRecord } from '../records.ts';
import { courseMaterialAnswer } from './answers.ts';
import { followRequests } from './moving.ts';

/** The calls about the materials of contracts. */
export const materialRequests = {
  async assignMaterial({ body, caller, db }) {
    const contract = await writableContractFor(db, caller, body.courseId);
    const material = await offered(db, body.materialId, 'materialId');
    const request = await insertRecord(db, 'material_requests', {
      contract_id: contract.id,
      material_id: material.id,
      qty: body.qty,
      note: noteOf(body.note),
      status: 1,
      // Ignores the sent `usersId`: the signed-in user requests the material (DECISION-13).
      user_id: userIdOf(caller),
    });
    // A request means that the contract needs material after all (PORTAL-COURSE-28).
    if (contract.no_material_needed === 1)
      await updateRecord(db, 'contracts', contract.id, { no_material_needed: 0 });
    return {
      message: 'Material was requested successfully',
      data: courseMaterialAnswer(request, material.title),
    };
  },

  async updateMaterialOfCourse({
    body: { courseMaterialId, material_id: materialId, qty, note, status },
    caller,
    db,
  }) {
    const { contract_id } = await recordOf(db, 'material_requests', courseMaterialId);
    await writableContractFor(db, caller, contract_id);
    const before = await recordOf(db, 'material_requests', courseMaterialId, { isLocked: true });
    // A teacher may only restore a removed request; other states can only be changed by the office (x-fields).
    if (status === 1 && before.status > 1 && caller.role !== 'ROLE_ADMIN')
      throw badField('status', 'may only bring back a removed material');
    const isAnother = materialId !== undefined && materialId !== before.material_id;
    const material = isAnother
      ? await offered(db, materialId, 'material_id')
      : await recordOf(db, 'materials', before.material_id);
    const request = await updateAndRead(db, 'material_requests', before.id, {
      material_id: material.id,
      qty: qty ?? before.qty,
      note: note === undefined ? before.note : noteOf(note),
      status: status ?? before.status,
    });
    // Only for states that the office sets. What a teacher requests or removes does not change the status that the
    // office chose.
    if (status !== undefined && status > 1) await followRequests(db, contract_id);
    return {
      message: 'Material was updated successfully',
      data: courseMaterialAnswer(request, material.title),
    };
  },

  async setHasNotMaterialRequest({ body, caller, db, today }) {
    const contract = await writableContractFor(db, caller, body.course_id);
    const isNoneNeeded = body.material_request === 1;
    await updateRecord(db, 'contracts', contract.id, { no_material_needed: isNoneNeeded ? 1 : 0 });
    const message = isNoneNeeded ? 'course has no material request' : 'course may request material';
    const forTeacher = caller.role === 'ROLE_TEACHER' ? caller : undefined;
    return {
      message,
      data: courseAnswer(await courseRow(db, contract.id, today, { withStudents: true, forTeacher })),
    };
  },
} satisfies Handlers;

/** Returns a material that can be requested. Throws if it is archived or unknown. */
async function offered(db: Db, id: number, field: string) {
  const material = await findRecord(db, 'materials', id);
  if (!material) throw badField(field, 'does not exist');
  if (material.status === 0) throw badField(field, 'is archived');
  return material;
}

function noteOf(note: string): string {
  const trimmed = note.trim();
  if (trimmed === '') throw badField('note', 'is required');
  return trimmed;
}
