import type {
  AssignMaterialData,
  AssignMaterialResponses,
  CreateMaterialData,
  CreateMaterialResponses,
  ListMaterialStatusesData,
  ListMaterialStatusesResponses,
  ListMaterialsData,
  ListMaterialsResponses,
  SetHasNotMaterialRequestData,
  SetHasNotMaterialRequestResponses,
  UpdateMaterialData,
  UpdateMaterialOfCourseData,
  UpdateMaterialOfCourseResponses,
  UpdateMaterialResponses,
  UpdateMaterialStatusData,
  UpdateMaterialStatusResponses,
} from '@portal/api-client/treaty';
import { closedRequestStatusIds } from '@portal/domain';
import { courseAnswer } from '../answers/contracts.ts';
import { courseMaterialAnswer, materialAnswer, quantityRequested } from '../answers/materials.ts';
import { hasNotes } from '../answers/people.ts';
import { type Handler, userIdOf } from '../http/call.ts';
import { badField } from '../http/Refusal.ts';
import type { Store } from '../store/Store.ts';
import type { MaterialRow } from '../store/tables.ts';
import { contractFor, reaches, writableContractFor } from './access.ts';
import { type Columns, matches, paged, sorted } from './listing.ts';
import { recordOf } from './records.ts';

/** By id (OPEN-41). */
const statusNames = [
  'removed',
  'requested',
  'ordered',
  'received',
  'in preparation',
  'delivered',
  'returned',
  'cancelled',
] as const;

const listMaterials: Handler<ListMaterialsData, ListMaterialsResponses> = ({ query, caller, store }) => {
  const { languageId, courseId, materialTitle, status = 1 } = query;
  const asked = courseId === undefined ? null : materialsOf(store, contractFor(store, caller, courseId).id);
  const rows = store
    .all('materials')
    .filter(
      (material) =>
        material.status === status &&
        (languageId === undefined || material.languageId === languageId) &&
        (asked === null || asked.has(material.id)) &&
        matches(materialTitle, material.title),
    );
  return paged(sorted(rows, columnsOf(store), query, ['title', 'ASC']), query, (material) =>
    materialAnswer(store, material, (contract) => reaches(store, caller, contract)),
  );
};

const listMaterialStatuses: Handler<ListMaterialStatusesData, ListMaterialStatusesResponses> = () =>
  paged(statusNames, {}, (name) => ({ id: statusNames.indexOf(name), name }));

const createMaterial: Handler<CreateMaterialData, CreateMaterialResponses> = ({ body, store }) => {
  const material = store.insert('materials', {
    title: titleOf(body.title),
    languageId: languageOf(store, body.languages_id),
    flag: body.flag ?? 0,
    status: 1,
  });
  return saved(store, material, `Material ${material.title} was created successfully`);
};

const updateMaterial: Handler<UpdateMaterialData, UpdateMaterialResponses> = ({ body, store }) => {
  const before = recordOf(store, 'materials', body.id);
  const material = store.update('materials', before, {
    title: body.title === undefined ? before.title : titleOf(body.title),
    languageId: body.languages_id === undefined ? before.languageId : languageOf(store, body.languages_id),
    flag: body.flag ?? before.flag,
  });
  return saved(store, material, `Material ${material.title} was updated successfully`);
};

/** Contracts keep what they have of an archived material (OPEN-80). */
const updateMaterialStatus: Handler<UpdateMaterialStatusData, UpdateMaterialStatusResponses> = ({
  body: { id, flag, status },
  store,
}) => {
  const before = recordOf(store, 'materials', id);
  if (flag === undefined && status === undefined) throw badField('flag', 'is required, or status');
  const material = store.update('materials', before, {
    flag: flag ?? before.flag,
    status: status ?? before.status,
  });
  return saved(store, material, `Material ${material.title} was updated successfully`);
};

const assignMaterial: Handler<AssignMaterialData, AssignMaterialResponses> = ({ body, caller, store }) => {
  const contract = writableContractFor(store, caller, body.courseId);
  const row = store.insert('contractMaterials', {
    contractId: contract.id,
    materialId: offered(store, body.materialId, 'materialId').id,
    qty: body.qty,
    note: noteOf(body.note),
    status: 1,
    // `usersId` travels, but who asks is whoever is signed in (decision 13).
    userId: userIdOf(caller),
  });
  // Who asks for a material needs one after all (PORTAL-COURSE-28).
  if (contract.noMaterialNeeded === 1) store.update('contracts', contract, { noMaterialNeeded: 0 });
  return { message: 'Material was requested successfully', data: courseMaterialAnswer(store, row) };
};

const updateMaterialOfCourse: Handler<UpdateMaterialOfCourseData, UpdateMaterialOfCourseResponses> = ({
  body: { courseMaterialId, material_id: materialId, qty, note, status },
  caller,
  store,
}) => {
  const before = recordOf(store, 'contractMaterials', courseMaterialId);
  writableContractFor(store, caller, before.contractId);
  const isAnother = materialId !== undefined && materialId !== before.materialId;
  const row = store.update('contractMaterials', before, {
    materialId: isAnother ? offered(store, materialId, 'material_id').id : before.materialId,
    qty: qty ?? before.qty,
    note: note === undefined ? before.note : noteOf(note),
    status: status ?? before.status,
  });
  return { message: 'Material was updated successfully', data: courseMaterialAnswer(store, row) };
};

const setHasNotMaterialRequest: Handler<SetHasNotMaterialRequestData, SetHasNotMaterialRequestResponses> = ({
  body,
  caller,
  store,
}) => {
  const contract = writableContractFor(store, caller, body.course_id);
  const noMaterialNeeded = body.material_request === 1 ? 1 : 0;
  const changed = store.update('contracts', contract, { noMaterialNeeded });
  const message = noMaterialNeeded === 1 ? 'course has no material request' : 'course may request material';
  return { message, data: courseAnswer(store, changed, true) };
};

/** The ids of the materials that a contract asks for at present. */
function materialsOf(store: Store, contractId: number): Set<number> {
  const open = store
    .by('materialsByContract', contractId)
    .filter(({ status }) => !closedRequestStatusIds.includes(status));
  return new Set(open.map(({ materialId }) => materialId));
}

function titleOf(title: string): string {
  const trimmed = title.trim();
  if (trimmed.length < 2) throw badField('title', 'must have at least 2 characters');
  return trimmed;
}

function languageOf(store: Store, id: number): number {
  if (!store.get('languages', id)) throw badField('languages_id', 'does not exist');
  return id;
}

/** A material that a contract may be given; throws a refusal when it is archived or there is none. */
function offered(store: Store, id: number, field: string): MaterialRow {
  const material = store.get('materials', id);
  if (!material) throw badField(field, 'does not exist');
  if (material.status === 0) throw badField(field, 'is archived');
  return material;
}

function noteOf(note: string): string {
  const trimmed = note.trim();
  if (trimmed === '') throw badField('note', 'is required');
  return trimmed;
}

function saved(store: Store, material: MaterialRow, message: string) {
  return { message, data: materialAnswer(store, material) };
}

function columnsOf(store: Store): Columns<MaterialRow> {
  return {
    id: (row) => row.id,
    title: (row) => row.title,
    languages_id: (row) => row.languageId,
    language: (row) => store.get('languages', row.languageId)?.name ?? null,
    flag: (row) => row.flag,
    status: (row) => row.status,
    qty: (row) => quantityRequested(store.by('requestsByMaterial', row.id)),
    note_flag: (row) => hasNotes(store, 'materials', row.id),
  };
}

/** The calls about materials, and about what contracts have of them. */
export const materials = {
  listMaterials,
  listMaterialStatuses,
  createMaterial,
  updateMaterial,
  updateMaterialStatus,
  assignMaterial,
  updateMaterialOfCourse,
  setHasNotMaterialRequest,
};
