import type { CourseMaterial, Material, MaterialList } from '@portal/api-client/openapi';
import { lookup, many, twoOf } from '../facts.ts';
import type { Role } from '../openapi.ts';
import type { TestContext } from '../TestContext.ts';

/** Creates a material for the suite, without a flag. */
export async function createMaterial(context: TestContext): Promise<Material> {
  const body = { title: context.newName(), languages_id: await lookup(context, 'listLanguages'), flag: 0 };
  return (await context.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body })).data;
}

/** Creates a flagged material in another language than the first. */
export async function createFlaggedMaterial(context: TestContext): Promise<Material> {
  const [languages_id] = await twoOf(context, 'listLanguages');
  const body = { title: context.newName(), languages_id, flag: 1 };
  return (await context.call<{ data: Material }>('ROLE_ADMIN', 'createMaterial', { body })).data;
}

/** The material with this id, active or archived. */
export async function readMaterial(
  context: TestContext,
  id: number,
  role: Role = 'ROLE_ADMIN',
): Promise<Material | undefined> {
  for (const status of [1, 0]) {
    const query = { ...many, status };
    const { data } = await context.call<MaterialList>(role, 'listMaterials', { query });
    const found = data.find((material) => material.id === id);
    if (found) return found;
  }
  return undefined;
}

/** Assigns a material to a contract. */
export async function assigned(context: TestContext, courseId: number, materialId: number, qty: number) {
  const body = { courseId, materialId, qty, note: 'Édition numérique' };
  return (await context.call<{ data: CourseMaterial }>('ROLE_ADMIN', 'assignMaterial', { body })).data;
}
