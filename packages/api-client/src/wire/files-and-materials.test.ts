import { aMaterial, aStoredFile } from '@portal/domain';
import { describe, expect, it } from 'vitest';
import { materialToWire } from '../testing/wire/material.ts';
import { storedFileToWire } from '../testing/wire/stored-file.ts';
import { contractMaterialFromWire } from './contract-material.ts';
import {
  assignmentToWire,
  contractMaterialChangeToWire,
  materialChangeToWire,
  materialFiltersToWire,
  materialFormToWire,
  materialFromWire,
} from './material.ts';
import { bulkFilingToWire, fileFiltersToWire, fileFormToWire, storedFileFromWire } from './stored-file.ts';

/** Drops undefined values, as the query or body does. */
const asSent = (value: object | undefined) => JSON.parse(JSON.stringify(value));

describe('a material', () => {
  it.each([
    aMaterial(),
    aMaterial({ flagged: true, active: false, hasNotes: true, requests: [], quantity: 0 }),
  ])('is unchanged after a round trip over the wire (DOMAIN-32, DOMAIN-33)', (material) => {
    expect(materialFromWire(materialToWire(material))).toEqual(material);
  });

  it('has its language as an id next to a bare name, and its requests under the wire names', () => {
    expect(materialToWire(aMaterial())).toMatchObject({
      languages_id: 1,
      language: 'Français',
      courses_has_materials_requests: [
        { courses_id: 412, contract_number: '2026-0412', material_request_status: 1, qty: 3 },
      ],
    });
  });

  it('is listed with the query names of the API (API-027)', () => {
    const filters = { languageId: 2, contractId: 12, search: 'défi', archived: true, page: 2, pageSize: 500 };
    expect(
      asSent(materialFiltersToWire({ ...filters, sort: { by: 'quantity', direction: 'DESC' } })),
    ).toEqual({
      languageId: 2,
      courseId: 12,
      materialTitle: 'défi',
      status: 0,
      orderBy: 'qty',
      orderDirection: 'DESC',
      page: 2,
      resourcesPerPage: 500,
    });
    expect(asSent(materialFiltersToWire({}))).toEqual({ page: 1, resourcesPerPage: 50 });
  });

  it('is created with flag 0 and keeps its flag when it is edited (API-028, API-029, SET-MAT-14, CONFLICT-08)', () => {
    const values = { title: 'Défi 4', languageId: 1 };
    expect(materialFormToWire(values)).toEqual({ title: 'Défi 4', languages_id: 1, flag: 0 });
    expect(asSent(materialChangeToWire({ id: 11, flagged: true }, { title: 'Défi 4' }))).toEqual({
      id: 11,
      title: 'Défi 4',
      flag: 1,
    });
  });

  it('is requested with the names of the call, and changed in part (API-070, API-072, DOMAIN-44, DOMAIN-68, CONFLICT-20)', () => {
    const wish = { materialId: 11, quantity: 3, note: 'No notes' };
    expect(assignmentToWire(12, 4, wish)).toEqual({
      courseId: 12,
      materialId: 11,
      qty: 3,
      note: 'No notes',
      usersId: 4,
    });
    expect(asSent(contractMaterialChangeToWire(31, { materialId: 14 }))).toEqual({
      courseMaterialId: 31,
      material_id: 14,
    });
    expect(asSent(contractMaterialChangeToWire(31, { active: false }))).toEqual({
      courseMaterialId: 31,
      status: 0,
    });
  });

  it.each([
    [0, false],
    [1, true],
    [2, true],
  ] as const)('of a contract with status %i is there: %s (DOMAIN-27)', (status, active) => {
    const row = { id: 31, courses_id: 12, materials_id: 11, title: 'Défi 3', qty: 3, note: null, usersId: 4 };
    expect(contractMaterialFromWire({ ...row, status }).active).toBe(active);
  });
});

describe('a file', () => {
  it.each([
    aStoredFile(),
    aStoredFile({
      type: 'undefined',
      contract: null,
      language: null,
      storedAt: null,
      taggedOn: null,
      active: false,
      student: { id: 31, name: 'Thérèse', lastName: 'Gagnon' },
    }),
  ])('is unchanged after a round trip over the wire (FILES-02, FILES-03)', (file) => {
    expect(storedFileFromWire(storedFileToWire(file))).toEqual(file);
  });

  it('uses its name when it has no title, and counts as present when the backend does not say', () => {
    const { status: _status, ...wire } = { ...storedFileToWire(aStoredFile()), title: null };
    expect(storedFileFromWire(wire)).toMatchObject({ title: 'proposition-2026-0412.pdf', active: true });
  });

  it('is listed with the query names of the API (API-035, SET-FILE-02, SET-FILE-03, SET-FILE-04, SET-FILE-05)', () => {
    const query = fileFiltersToWire({
      type: 'placementTest',
      search: 'gagnon',
      withoutContract: true,
      withoutStudent: true,
      removed: true,
      sort: { by: 'contract', direction: 'ASC' },
    });
    expect(asSent(query)).toEqual({
      refType: 'placementTest',
      search: 'gagnon',
      undefinedCourses: true,
      undefinedStudents: true,
      status: 0,
      orderBy: 'courses.contract_number',
      orderDirection: 'ASC',
      page: 1,
      resourcesPerPage: 50,
    });
    for (const [only, asked] of [
      ['withoutContract', 'undefinedCourses'],
      ['withoutStudent', 'undefinedStudents'],
    ] as const)
      expect(asSent(fileFiltersToWire({ [only]: true }))).toEqual({
        [asked]: true,
        page: 1,
        resourcesPerPage: 50,
      });
    expect(asSent(fileFiltersToWire({ search: '', withoutContract: false }))).toEqual({
      page: 1,
      resourcesPerPage: 50,
    });
  });

  it('is filed with the spelling of the specification (API-038, API-039, DOMAIN-70, SET-FILE-10)', () => {
    const filing = {
      type: 'placementTest',
      contractId: 12,
      studentId: 31,
      languageId: 1,
      taggedOn: '2026-11-20',
    } as const;
    const wire = { course_id: 12, student_id: 31, language_id: 1, tag_date: '2026-11-20' };
    expect(bulkFilingToWire({ ...filing, fileIds: [51, 52] })).toEqual({
      file_ids: [51, 52],
      bluck_option: 'placementTest',
      ...wire,
    });
    expect(fileFormToWire(51, { ...filing, title: 'Test' })).toEqual({
      fileId: 51,
      type: 'placementTest',
      title: 'Test',
      ...wire,
    });
  });
});
