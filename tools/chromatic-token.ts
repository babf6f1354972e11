// Checked before the build, since nothing can be uploaded without a project token.
if (!process.env.CHROMATIC_PROJECT_TOKEN) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: put the project token that chromatic.com shows under Manage, Configure into the environment.',
  );
  process.exit(1);
}
